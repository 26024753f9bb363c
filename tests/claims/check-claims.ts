import { cities } from '../../src/content/cities/all-cities.ts';
import { doorstepServices } from '../../src/content/doorstep/services.ts';
import { landingText } from '../../src/content/text/landing.ts';
import { type DoorstepService, unitPrice } from '../../src/features/doorstep/contract.ts';
import { isElectric } from '../../src/features/offers/contract.ts';
import {
  isOfferedIn,
  type OfferedService,
  offerFor,
  serviceOfPrice,
  takesOf,
} from '../../src/features/offers/index.ts';
import {
  PRICE_NAMES,
  type PriceBook,
  type PriceName,
  type PriceRow,
  priceSet,
} from '../../src/features/pricing/contract.ts';
import { type Paise, rupees } from '../../src/values/money.ts';
import { amountsOf, type Claim, claimsOf, type DurationClaim } from './find-claims.ts';
import type { Passage } from './page-text.ts';

/** The subject of a page: its city, and its cars where it is about one model. */
interface CheckedPage {
  readonly city: string;
  readonly passages: readonly Passage[];
  /** The rows of the model that the page is about; empty on other pages. */
  readonly cars: readonly PriceRow[];
  /** False for pages that name other amounts, such as a franchise fee or an example in an article. */
  readonly arePricesOurs?: boolean;
}

/** A claim that the offer does not have. */
interface FalseClaim {
  readonly claim: Claim;
  readonly reason: string;
}

interface Checked {
  readonly claims: number;
  readonly falseClaims: readonly FalseClaim[];
}

const cityOf = (slug: string) => cities.find((city) => city.slug === slug);
const hasIn = (slug: string, service: OfferedService): boolean => {
  const city = cityOf(slug);
  return city !== undefined && isOfferedIn(city, service);
};

/** The amounts that a page may name in a city: of every car, of the catalogue there, and the lowest ones of services. */
function amountsIn(book: PriceBook, citySlug: string): ReadonlySet<Paise> {
  const ofCars = rowsOf(book)
    .flatMap((row) => Object.values(priceSet(row)))
    .flatMap(({ price, listPrice }) => [price ?? [], listPrice ?? []].flat());
  const lowest = PRICE_NAMES.flatMap((name) => {
    const offer = offerFor({ city: citySlug, service: serviceOfPrice[name] });
    return offer.offered && offer.price.kind !== 'quote' ? [offer.price.amount] : [];
  });
  const atTheDoor = hasIn(citySlug, 'doorstep') ? doorstepServices.flatMap(doorstepAmounts) : [];
  return new Set([...ofCars, ...lowest, ...atTheDoor]);
}

const rowsOf = (book: PriceBook): readonly PriceRow[] =>
  book.manufacturers.flatMap(({ models }) =>
    models.flatMap(({ manufacturer, name: model, fuelTypes }) =>
      fuelTypes.flatMap((fuelType) => book.row({ manufacturer, model, fuelType }) ?? []),
    ),
  );

/** The price of a doorstep job, and the extras that its texts name. */
const doorstepAmounts = (service: DoorstepService): readonly Paise[] => [
  unitPrice(service),
  ...amountsOf(`${service.summary} ${service.billedSeparately ?? ''}`),
];

/** The difference between a list price and the price, which the price card shows as saved. */
const SAVED = rupees(500);

const tableNames: Readonly<Record<PriceName, string>> = {
  basic: landingText.prices.basic,
  periodic: landingText.prices.periodic,
  express: landingText.prices.express,
  ac: landingText.prices.ac,
  dentPaint: landingText.prices.dentPaint,
  fullBodyPaint: landingText.prices.fullBody,
};

/** The service of a table row such as "AC service | about 2 hours | ₹999 | Book". */
const rowService = (text: string): PriceName | undefined =>
  PRICE_NAMES.find((name) => text.startsWith(`${tableNames[name]} | `));

/** Makes the check of pages against the offer and one price sheet. */
export function claimChecker(book: PriceBook): (page: CheckedPage) => Checked {
  const cars = new Map(
    rowsOf(book).map((row) => [carKey(`${row.manufacturer} ${row.model} ${row.fuelType}`), row]),
  );
  const amounts = new Map(cities.map(({ slug }) => [slug, amountsIn(book, slug)]));
  return (page) => {
    const claims = claimsOf(page.passages, page.city);
    const falseClaims = claims.flatMap((claim) => {
      const shown = shownCar(claim.passage.heading, cars);
      const reason = reasonOf({ claim, page, shown, amounts });
      return reason === undefined ? [] : [{ claim, reason }];
    });
    return { claims: claims.length, falseClaims };
  };
}

const carKey = (text: string): string => text.toLowerCase();

/** The car that a heading such as "All prices, Tata Nexon electric" names. */
const shownCar = (heading: string, cars: ReadonlyMap<string, PriceRow>): PriceRow | undefined => {
  const { title } = landingText.prices;
  return heading.startsWith(title) ? cars.get(carKey(heading.slice(title.length).trim())) : undefined;
};

interface Case {
  readonly claim: Claim;
  readonly page: CheckedPage;
  readonly shown: PriceRow | undefined;
  readonly amounts: ReadonlyMap<string, ReadonlySet<Paise>>;
}

/** Why the offer does not have what a claim says; undefined where it does. */
function reasonOf({ claim, page, shown, amounts }: Case): string | undefined {
  const where = claim.cities.join(', ');
  switch (claim.kind) {
    case 'express':
    case 'doorstep':
    case 'emergency': {
      const { kind } = claim;
      return claim.cities.some((city) => hasIn(city, kind)) ? undefined : `no ${kind} service in ${where}`;
    }
    case 'online booking':
      return claim.cities.some((city) => cityOf(city)?.bookedOnline)
        ? undefined
        : `no booking of slots in ${where}`;
    case 'centres':
      return claim.amounts.every((count) => count === cities.length)
        ? undefined
        : `${cities.length} centres, one in each city`;
    case 'engine work': {
      const rows = shown ? [shown] : page.cars;
      const isWrong = rows.length > 0 && rows.every(({ fuelType }) => isElectric(fuelType));
      return isWrong ? 'an electric car has no such work' : undefined;
    }
    case 'duration':
      return durationReason(claim.duration);
    case 'price':
      return page.arePricesOurs === false
        ? undefined
        : priceReason(claim, shown ? [shown] : page.cars, amounts);
  }
}

/** A promise may round, but not leave out the longer half of the work. */
const LEAST_OF_LONGEST = 0.75;
const MOST_OF_LONGEST = 1.05;

function durationReason(claimed: DurationClaim | undefined): string | undefined {
  if (claimed === undefined) return undefined;
  const takes = takesOf(claimed.service);
  const share = claimed.longest / takes.max;
  return share >= LEAST_OF_LONGEST && share <= MOST_OF_LONGEST
    ? undefined
    : `${claimed.service} takes ${takes.text}`;
}

function priceReason(
  { text, passage, amounts: named, cities: where }: Claim,
  cars: readonly PriceRow[],
  amounts: Case['amounts'],
): string | undefined {
  const name = rowService(passage.text);
  if (cars.length > 0 && name) {
    const own = cars.flatMap((car) => Object.values(priceSet(car)[name]));
    // A comparison continues a car's row with averages of other cars.
    const [first] = named;
    return own.includes(first ?? null) ? undefined : `${name} of this car costs ${own.join(' or ')} paise`;
  }
  const isKnown = (amount: Paise) =>
    (amount === SAVED && /You save/.test(text)) || where.some((city) => amounts.get(city)?.has(amount));
  return named.every(isKnown) ? undefined : `no such price in ${where.join(', ')}`;
}
