/** Time left, as people read it. */

export function timeText(seconds: number): string {
  const whole = Math.ceil(seconds);
  const [hours, minutes] = [Math.floor(whole / 3600), Math.floor((whole % 3600) / 60)];
  const tail = String(whole % 60).padStart(2, "0");
  if (!hours) return `${minutes}:${tail}`;
  return `${hours}:${String(minutes).padStart(2, "0")}:${tail}`;
}
