/** Lower case, hyphens between words, nothing else: "Wagon R" → "wagon-r", "C3 Aircross" → "c3-aircross" (design section 5). */
export const slugify = (text: string): string =>
  text
    .normalize('NFKD')
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-+|-+$/g, '');
