/** A slug that keeps Hindi letters, so that names stay apart: "Wagon R" → "wagon-r", "एसी सर्विस" → "एसी-सर्विस". */
export const slugify = (text: string): string =>
  text
    .normalize('NFKC')
    .toLowerCase()
    .replace(/[^a-z0-9\u0900-\u097f]+/g, '-')
    .replace(/^-+|-+$/g, '');
