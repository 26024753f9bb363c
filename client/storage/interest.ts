import { pageData } from '../page-data.ts';

/** A service that the visitor pressed or compared on this page. */
interface ChosenService {
  readonly service: string;
  /** Slug of the car of the shown price. */
  readonly car?: string | undefined;
  /** The price as the screen shows it: "₹2,999". */
  readonly price?: string | undefined;
  /** The name of its price in a car's price set. */
  readonly follows?: string | undefined;
}

/** A lead's `serviceInterest` where neither the visitor nor the page names a service. */
const GENERAL = 'General Interest';

let chosen: ChosenService | undefined;

/** The page's own subject. */
const ofPage = (name: 'serviceInterest' | 'car' | 'carBrand' | 'location' | 'area'): string | undefined =>
  pageData().about?.[name];

/**
 * The subject of a lead made on this page: the service that the visitor pressed, else the page's own. It lives in memory
 * only, for on the next page the visitor may look for something else.
 */
export const serviceInterest = {
  get: (): string => chosen?.service ?? ofPage('serviceInterest') ?? GENERAL,
  /** Whether the visitor or the page named a service. */
  isNamed: (): boolean => (chosen?.service ?? ofPage('serviceInterest')) !== undefined,
  car: (): string | undefined => chosen?.car ?? ofPage('car'),
  carBrand: (): string | undefined => ofPage('carBrand'),
  /** City and area of the page. */
  location: (): string | undefined => ofPage('location'),
  area: (): string | undefined => ofPage('area'),
  price: (): string | undefined => chosen?.price,
  follows: (): string | undefined => chosen?.follows,
  choose: (service: ChosenService): void => {
    chosen = service;
  },
  /** Names the car, by its slug, that the visitor chose after the service. */
  nameCar: (car: string): void => {
    if (chosen) chosen = { ...chosen, car };
  },
};
