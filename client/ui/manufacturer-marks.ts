/**
 * Manufacturers whose mark simple-icons holds, by our manufacturer slug, with its name there. Left out: a coat of arms as
 * heavy as all other marks together (24 KB), and a mark that is one long word, not legible in a square of 40 px.
 * `scripts/icons.ts` draws them into one sprite; any other manufacturer gets a monogram.
 */
export const manufacturerMarks = {
  audi: 'audi',
  bmw: 'bmw',
  chevrolet: 'chevrolet',
  citroen: 'citroen',
  fiat: 'fiat',
  ford: 'ford',
  honda: 'honda',
  hyundai: 'hyundai',
  jeep: 'jeep',
  kia: 'kia',
  maruti: 'suzuki',
  mg: 'mg',
  mini: 'mini',
  mitsubishi: 'mitsubishi',
  nissan: 'nissan',
  renault: 'renault',
  skoda: 'skoda',
  tata: 'tata',
  toyota: 'toyota',
  volkswagen: 'volkswagen',
  volvo: 'volvo',
} as const;

export type MarkedManufacturer = keyof typeof manufacturerMarks;

/** Whether the sprite holds a mark for this manufacturer slug. */
export const hasMark = (slug: string): slug is MarkedManufacturer => Object.hasOwn(manufacturerMarks, slug);

/** The address of a mark for `<use href>`: a symbol of the sprite, 24×24, filled with the current colour. */
export const markAddress = (slug: MarkedManufacturer): string => `/marks.svg#${slug}`;

/** The one or two letters that stand for a manufacturer without a mark: "Isuzu" → "I", "Land Rover" → "LR". */
export function monogram(manufacturerName: string): string {
  const words = manufacturerName.split(/[\s-]+/).filter((word) => word.length > 0);
  return words
    .slice(0, 2)
    .map((word) => word.charAt(0).toUpperCase())
    .join('');
}
