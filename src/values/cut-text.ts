/** The beginning of a text. An emoji at the end goes as a whole: outside systems refuse the half of a pair. */
export const cutText = (text: string, longest: number): string =>
  text.slice(0, longest).replace(/[\ud800-\udbff]$/, '');
