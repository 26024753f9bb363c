/**
 * Lower case with hyphens between words: "Wagon R" → "wagon-r", "C3 Aircross" → "c3-aircross". A plus sign after a word
 * makes another name: "Bolero Neo+" → "bolero-neo-plus".
 */
export const slugify = (text: string): string =>
  text
    .normalize('NFKD')
    .toLowerCase()
    .replace(/([a-z0-9])(?:\+(?![a-z0-9])| \+$)/g, '$1-plus')
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-+|-+$/g, '');
