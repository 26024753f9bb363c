/** Lower case with hyphens between words: "Wagon R" → "wagon-r", "C3 Aircross" → "c3-aircross". */
export const slugify = (text: string): string =>
  text
    .normalize('NFKD')
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-+|-+$/g, '');
