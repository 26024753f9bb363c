import { pictureFiles } from '../../../src/content/pictures.ts';
import { uiText } from '../../../src/content/text/en/ui.ts';
import { PRICE_NAMES } from '../../../src/features/pricing/contract.ts';
import { formatMoney, type Paise } from '../../../src/values/money.ts';
import { carId, carSlug } from '../../../src/values/vehicle.ts';
import { carName, followCar } from '../../ui/book-now.ts';
import type { PricedCar } from './fetch-prices.ts';

/**
 * Updates the prices outside the island to the chosen car. The server's HTML marks them by `data-follows`: `express` or
 * another price, `express.listPrice`, `model`, `car` ("Maruti Swift petrol") or `caption` ("Swift petrol"). No island
 * renders them, so this code may change their text.
 */
export function followPrices(page: Document, { names, prices, bodyType }: PricedCar): void {
  const caption = `${names.model} ${names.fuelType.toLowerCase()}`;
  const values = new Map<string, string | Paise | null>([
    ...PRICE_NAMES.flatMap((name): [string, Paise | null][] => [
      [name, prices[name].price],
      [`${name}.listPrice`, prices[name].listPrice],
    ]),
    ['model', names.model],
    ['car', carName(names)],
    ['caption', caption],
  ]);
  for (const place of page.querySelectorAll<HTMLElement>('[data-follows]')) {
    const value = values.get(place.dataset.follows ?? '');
    if (value === undefined) continue;
    if (place.closest('s')) hideListPrice(place, value);
    setText(place, typeof value === 'number' ? formatMoney(value) : (value ?? uiText.freeQuote));
  }
  followCar(page, { ...names, bodyType }, prices);
  for (const link of page.querySelectorAll<HTMLAnchorElement>('a[href*="&car="]'))
    nameCar(link, carSlug(names));
  const bigCar = page.querySelector<HTMLImageElement>('.bigcar');
  if (bigCar) bigCar.src = pictureFiles(`car-${bodyType}`).svg;
  for (const row of page.querySelectorAll<HTMLElement>('[data-car]'))
    markRow(row, carId(names), uiText.yours);
}

/** Puts the car into a link that books one row of the prices, so that both name the same car. */
function nameCar(link: HTMLAnchorElement, car: string): void {
  const address = new URL(link.href);
  address.searchParams.set('car', car);
  link.setAttribute('href', `${address.pathname}${address.search}`);
}

/** Hides the struck-out list price where the car has none. */
const hideListPrice = (place: HTMLElement, value: string | Paise | null) => {
  const struck = place.closest('s');
  if (struck) struck.hidden = value === null;
};

function setText(place: HTMLElement, text: string): void {
  if (place.textContent === text) return;
  place.textContent = text;
  if (!matchMedia('(prefers-reduced-motion: reduce)').matches)
    place.animate([{ opacity: 0 }, { opacity: 1 }], 200);
}

/** Tints the visitor's row in a table of cars and marks it with a badge. */
function markRow(row: HTMLElement, car: string, yours: string): void {
  const isYours = row.dataset.car === car;
  row.classList.toggle('me', isYours);
  row.querySelector('.badge')?.remove();
  if (!isYours) return;
  const badge = Object.assign(document.createElement('span'), {
    className: 'badge accent',
    textContent: yours,
  });
  row.querySelector('th')?.append(' ', badge);
}
