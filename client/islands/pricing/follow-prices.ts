import { pictureFiles } from '../../../src/content/pictures.ts';
import type { PickerText } from '../../../src/content/text/en/picker.ts';
import { PRICE_NAMES } from '../../../src/features/pricing/contract.ts';
import { formatMoney, type Paise } from '../../../src/values/money.ts';
import { carId, carSlug } from '../../../src/values/vehicle.ts';
import { carName, followCar } from '../../ui/book-now.ts';
import type { PricedCar } from './fetch-prices.ts';

/**
 * Makes every priced place of the page outside the island follow the chosen car. They are marked in the server's HTML
 * by `data-follows`: `express` or another price, `express.listPrice`, `model`, `car` ("Maruti Swift petrol") or
 * `caption` ("Swift petrol").
 * None of them belongs to React, so their text is ours to change.
 */
export function followPrices(page: Document, { names, prices, bodyType }: PricedCar, text: PickerText): void {
  const caption = `${names.model} ${names.fuelType.toLowerCase()}`;
  const words = new Map<string, string | Paise | null>([
    ...PRICE_NAMES.flatMap((name): [string, Paise | null][] => [
      [name, prices[name].price],
      [`${name}.listPrice`, prices[name].listPrice],
    ]),
    ['model', names.model],
    ['car', carName(names)],
    ['caption', caption],
  ]);
  for (const place of page.querySelectorAll<HTMLElement>('[data-follows]')) {
    const value = words.get(place.dataset.follows ?? '');
    if (value === undefined) continue;
    if (place.closest('s')) hideListPrice(place, value);
    setText(place, typeof value === 'number' ? formatMoney(value) : (value ?? text.freeQuote));
  }
  followCar(page, { ...names, bodyType }, prices);
  for (const link of page.querySelectorAll<HTMLAnchorElement>('a[href*="&car="]'))
    nameCar(link, carSlug(names));
  const bigCar = page.querySelector<HTMLImageElement>('.bigcar');
  if (bigCar) bigCar.src = pictureFiles(`car-${bodyType}`).svg;
  for (const row of page.querySelectorAll<HTMLElement>('[data-car]')) markRow(row, carId(names), text.yours);
}

/** A link that books one row of the prices books it for the car that they are shown for. */
function nameCar(link: HTMLAnchorElement, car: string): void {
  const address = new URL(link.href);
  address.searchParams.set('car', car);
  link.setAttribute('href', `${address.pathname}${address.search}`);
}

/** A list price without an amount has nothing to strike out. */
const hideListPrice = (place: HTMLElement, value: string | Paise | null) => {
  const struck = place.closest('s');
  if (struck) struck.hidden = value === null;
};

function setText(place: HTMLElement, words: string): void {
  if (place.textContent === words) return;
  place.textContent = words;
  if (!matchMedia('(prefers-reduced-motion: reduce)').matches)
    place.animate([{ opacity: 0 }, { opacity: 1 }], 200);
}

/** The visitor's row of a table of cars is tinted and says so. */
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
