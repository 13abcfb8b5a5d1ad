/** Finding words in texts of any of our languages, with or without their accents. */

function plain(text: string): string {
  return text
    .normalize("NFD")
    .replace(/\p{Mark}/gu, "")
    .replaceAll("ł", "l")
    .replaceAll("Ł", "l")
    .toLowerCase();
}

/** Whether every word of the search begins a word of the text. */
export function matches(text: string, search: string): boolean {
  const words = plain(text).split(/[^\p{Letter}\p{Number}_]+/u);
  const wanted = plain(search).split(/\s+/).filter(Boolean);
  return wanted.every((start) => words.some((word) => word.startsWith(start)));
}
