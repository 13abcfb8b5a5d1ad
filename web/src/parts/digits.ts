/** A number that somebody types: its digits, at most three; `null` without any. */
export function readDigits(text: string): number | null {
  const digits = text.replaceAll(/\D/g, "").slice(0, 3);
  return digits ? Number(digits) : null;
}
