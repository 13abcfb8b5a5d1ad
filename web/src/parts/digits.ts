/** A whole number that somebody types: `null` if there is nothing, `"wrong"` if it is none. */
export function readWhole(text: string): number | null | "wrong" {
  const plain = text.trim();
  if (!plain) return null;
  return /^\d{1,9}$/.test(plain) ? Number(plain) : "wrong";
}
