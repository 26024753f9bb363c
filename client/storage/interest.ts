import { pageData } from '../page-data.ts';

/** A service that the visitor pressed or compared on this page. */
interface ChosenService {
  /** Its id. */
  readonly service: string;
  /** Its name as the page shows it. */
  readonly name: string;
  /** Slug of the car of the shown price. */
  readonly car?: string | undefined;
  /** The price as the screen shows it: "₹2,999". */
  readonly price?: string | undefined;
  /** The name of its price in a car's price set. */
  readonly follows?: string | undefined;
}

let chosen: ChosenService | undefined;

/** Reads the data of `bookNowData` from a button or link. */
const serviceOf = ({ dataset }: HTMLElement): ChosenService | undefined => {
  const { bookService: service, bookName: name = '', bookPrice: price, bookFollows: follows } = dataset;
  return service === undefined ? undefined : { service, name, price, follows };
};

/** The chosen service. The dialog has the data of a press that came before the idle modules. */
const current = (): ChosenService | undefined => {
  const dialog = document.getElementById('book-now');
  return chosen ?? (dialog ? serviceOf(dialog) : undefined);
};

/** The page's own subject. */
const ofPage = (
  name: 'serviceInterest' | 'serviceName' | 'car' | 'carBrand' | 'location' | 'area',
): string | undefined => pageData().about?.[name];

/**
 * The subject of a lead made on this page: the service that the visitor pressed, else the page's own. It lives in memory
 * only, for on the next page the visitor may look for something else.
 */
export const serviceInterest = {
  /** The id of the service; undefined where neither the visitor nor the page names one. */
  get: (): string | undefined => current()?.service ?? ofPage('serviceInterest'),
  /** The displayed name of the service; undefined where neither the visitor nor the page named one. */
  name: (): string | undefined => current()?.name ?? ofPage('serviceName'),
  car: (): string | undefined => current()?.car ?? ofPage('car'),
  carBrand: (): string | undefined => ofPage('carBrand'),
  /** The slugs of the page's city and area. */
  location: (): string | undefined => ofPage('location'),
  area: (): string | undefined => ofPage('area'),
  price: (): string | undefined => current()?.price,
  follows: (): string | undefined => current()?.follows,
  choose: (service: ChosenService): void => {
    chosen = service;
  },
  /** Takes the service of a Book Now button, with the car that its link names. */
  press: (button: HTMLElement, car?: string): void => {
    const service = serviceOf(button);
    if (service) chosen = { ...service, car };
  },
  /** Names the car, by its slug, that the visitor chose after the service. */
  nameCar: (car: string): void => {
    const service = current();
    if (service) chosen = { ...service, car };
  },
};
