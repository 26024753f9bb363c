/** Characters of a message that fit on a line of a list. */
const MOST = 80;

/** The first words of a message in one line. */
export function firstWords(words: string): string {
  const letters = [...words.replace(/\s+/g, ' ').trim()];
  return letters.length <= MOST
    ? letters.join('')
    : `${letters
        .slice(0, MOST - 1)
        .join('')
        .trimEnd()}…`;
}
