import { pictureFiles } from '../../../src/content/pictures.ts';
import { serviceWork } from '../../../src/content/text/service-work.ts';
import { uiText } from '../../../src/content/text/ui.ts';
import { isElectric } from '../../../src/features/offers/contract.ts';
import { dependsOnCar, PRICE_NAMES } from '../../../src/features/pricing/contract.ts';
import { formatMoney, type Paise } from '../../../src/values/money.ts';
import { carId, carSlug, fuelName } from '../../../src/values/vehicle.ts';
import { COMPARISON } from '../../../src/web/contract/addresses.ts';
import type { PricedCar } from '../../api/prices.ts';
import { isAnswerToForm } from '../../loader/page.ts';
import { carName, followCar } from '../../ui/book-now.ts';
import { prefersReducedMotion } from '../../ui/prefers-reduced-motion.ts';

/**
 * Updates the prices outside the island to the chosen car. The server's HTML marks them by `data-follows`: `express` or
 * another price, `express.listPrice`, `model`, `car` ("Maruti Swift petrol") or `caption` ("Swift petrol"). No island
 * renders them, so this code may change their text.
 */
export function followPrices(page: Document, car: PricedCar): void {
  const { names, prices, bodyType } = car;
  followGap(page, undefined);
  const caption = `${names.model} ${fuelName(names.fuelType)}`;
  const values = new Map<string, string | Paise | null>([
    ...PRICE_NAMES.flatMap((name): [string, Paise | null][] => [
      [name, prices[name].price],
      [`${name}.listPrice`, prices[name].listPrice],
    ]),
    ['model', names.model],
    ['car', carName(names)],
    ['caption', caption],
  ]);
  showValues(page, values);
  showWork(page, isElectric(names.fuelType));
  latest = car;
  void renewComparison(page, car);
  followCar(page, { ...names, bodyType }, prices);
  for (const link of page.querySelectorAll<HTMLAnchorElement>('a[data-book-service]'))
    nameCar(link, carSlug(names));
  const bigCar = page.querySelector<HTMLImageElement>('.bigcar');
  if (bigCar) bigCar.src = pictureFiles(`car-${bodyType}`).svg;
  for (const row of page.querySelectorAll<HTMLElement>('[data-car]'))
    markRow(row, carId(names), uiText.yours);
}

/** A text or a price; null where we quote. */
type ShownValues = ReadonlyMap<string, string | Paise | null>;

function showValues(page: Document, values: ShownValues): void {
  for (const place of page.querySelectorAll<HTMLElement>('[data-follows]')) {
    const value = values.get(place.dataset.follows ?? '');
    if (value === undefined) continue;
    hideListPrice(place, value);
    setText(place, typeof value === 'number' ? formatMoney(value) : (value ?? uiText.freeQuote));
  }
}

/** The prices that depend on the car. */
const CAR_PRICES = PRICE_NAMES.filter(dependsOnCar);

/** Removes every price of another car from the page, for a car in the visitor's own words, for which we quote. */
export function followTyped(page: Document, typed: string): void {
  followGap(page, undefined);
  unnameCars(page);
  latest = undefined;
  showValues(
    page,
    new Map<string, string | null>([
      ...CAR_PRICES.flatMap((name): [string, null][] => [
        [name, null],
        [`${name}.listPrice`, null],
      ]),
      ['model', typed],
      ['car', typed],
      ['caption', typed],
    ]),
  );
  for (const row of page.querySelectorAll<HTMLElement>('[data-car]')) markRow(row, '', uiText.yours);
}

/** The usual contents of the buttons that name a missing choice. */
const labels = new WeakMap<Element, readonly ChildNode[]>();

/**
 * Disables the Book Now buttons outside of the island while a choice is missing, and says which. The bar then hides its
 * price, which is another car's. The links of the rows name no car, so that their dialog asks for one.
 */
export function followGap(page: Document, missing: string | undefined): void {
  for (const button of page.querySelectorAll<HTMLButtonElement>('.action-bar [data-book-service]')) {
    // The label stays these nodes, for its text may be translated.
    const label = labels.get(button) ?? [...button.childNodes];
    labels.set(button, label);
    button.replaceChildren(...(missing === undefined ? label : [missing]));
    button.disabled = missing !== undefined;
    const price = button.parentElement?.querySelector<HTMLElement>(':scope > div');
    if (price) price.hidden = button.disabled;
  }
  if (missing !== undefined) unnameCars(page);
}

/** Takes another car and its price away from every Book Now button. */
function unnameCars(page: Document): void {
  for (const { dataset } of page.querySelectorAll<HTMLElement>('[data-book-follows]')) {
    delete dataset.bookCar;
    delete dataset.bookPrice;
  }
  for (const link of page.querySelectorAll<HTMLAnchorElement>('a[data-book-service]'))
    nameCar(link, undefined);
}

/** Shows the work that the prices of a table pay for: an electric car gets no oil. */
function showWork(page: Document, electric: boolean): void {
  for (const [name, work] of Object.entries(serviceWork)) {
    const cell = page.querySelector<HTMLElement>(`tr:has([data-follows="${name}"]) .what`);
    if (cell) setText(cell, electric ? work.electric : work.engine);
  }
}

let latest: PricedCar | undefined;

const SECTION = new RegExp(`<section[^>]* id="${COMPARISON}"[^]*?</section>`);

/** Fetches the comparison of services again, whose work is another for an electric car. */
async function renewComparison(page: Document, car: PricedCar): Promise<void> {
  const { names } = car;
  const shown = page.getElementById(COMPARISON);
  const compared = shown?.querySelector<HTMLElement>('.compare');
  if (!shown || !compared || compared.dataset.electric === String(isElectric(names.fuelType))) return;
  if (isAnswerToForm()) return;
  const address = new URL(location.href);
  address.searchParams.set('car', carSlug(names));
  const answer = await fetch(address).catch(() => undefined);
  if (!answer?.ok) return;
  // Only the section is parsed, for the content policy blocks the styles of a whole page.
  const [part = ''] = SECTION.exec(await answer.text()) ?? [];
  const renewed = new DOMParser().parseFromString(part, 'text/html');
  const section = renewed.getElementById(COMPARISON);
  // The visitor may have chosen another car meanwhile.
  if (section && latest === car) shown.replaceWith(section);
}

/** Puts the car into a link that books one row of the prices, so that both name the same car. */
function nameCar(link: HTMLAnchorElement, car: string | undefined): void {
  const address = new URL(link.href);
  if (car === undefined) address.searchParams.delete('car');
  else address.searchParams.set('car', car);
  link.setAttribute('href', `${address.pathname}${address.search}`);
}

/** Hides the struck-out list price around a place where the car has none. */
function hideListPrice(place: HTMLElement, value: string | Paise | null): void {
  const struck = place.closest('s');
  if (struck) struck.hidden = value === null;
}

function setText(place: HTMLElement, text: string): void {
  if (place.textContent === text) return;
  place.textContent = text;
  if (!prefersReducedMotion()) place.animate({ opacity: [0, 1] }, 200);
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
