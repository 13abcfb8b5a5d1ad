/** Something that a page tries: whether it is under way, and why it failed. What was tried before
 * the latest is of no account any more. */
export class Attempt {
  isBusy = $state(false);
  error = $state.raw<unknown>(null);
  #latest = 0;

  async run(deed: () => Promise<unknown>): Promise<void> {
    const number = ++this.#latest;
    this.isBusy = true;
    this.error = null;
    try {
      await deed();
    } catch (error) {
      if (number === this.#latest) this.error = error;
    } finally {
      if (number === this.#latest) this.isBusy = false;
    }
  }

  /** One at a time: while it is under way nothing is begun. */
  async once(deed: () => Promise<unknown>): Promise<void> {
    if (!this.isBusy) await this.run(deed);
  }
}
