/** Seconds after which it goes on by itself. */

export class Countdown {
  /** `null` if somebody stays, or nobody is timed. */
  seconds = $state<number | null>(null);

  /** It counts only while `isDue`; an effect of whoever makes it. */
  constructor(seconds: number | null, isDue: () => boolean, onend: () => void) {
    this.seconds = seconds;
    $effect(() => {
      const left = this.seconds;
      if (left === null || !isDue()) return;
      const timer = setTimeout(() => {
        if (left > 1) this.seconds = left - 1;
        else onend();
      }, 1000);
      return () => clearTimeout(timer);
    });
  }

  stay(): void {
    this.seconds = null;
  }
}
