/** "AC  Gas-topup" → "ac gas topup" */
const plain = (text: string): string =>
  text
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();

/**
 * Whether every word of a search begins some word of a text. Server and browser share it, so that a search finds the
 * same with and without JavaScript. An empty search finds everything.
 */
export function matchesSearch(text: string, search: string): boolean {
  const words = ` ${plain(text)}`;
  return plain(search)
    .split(' ')
    .every((wanted) => words.includes(` ${wanted}`));
}
