import { leadServiceOf, type PriceName, type PriceSet } from '../../src/features/pricing/contract.ts';
import { formatMoney, type Paise } from '../../src/values/money.ts';
import { type BodyType, fuelName, type Vehicle } from '../../src/values/vehicle.ts';

/** The car of a shown price, with the drawing of its body type. */
interface BookedCar extends Vehicle {
  readonly bodyType: BodyType;
}

interface BookNow {
  /** The name of the service as the page shows it. */
  readonly name: string;
  /** In paise; null or undefined where the car has no listed price. */
  readonly price: Paise | null | undefined;
  /** The visitor's car; undefined for an example car, which nobody may book by mistake. */
  readonly car: BookedCar | undefined;
  /**
   * The price's name in the car's price set. It says which service the button books, and `followCar` updates a button
   * outside of the price picker by it.
   */
  readonly follows: PriceName;
}

/**
 * The service, price and car that a Book Now button books, as data attributes for a `Button` or `ButtonLink`.
 * `client/idle/book.idle.ts` reads them. The price of an example car is left out too.
 */
export const bookNowData = ({ name, price, car, follows }: BookNow) => ({
  'data-book-follows': follows,
  'data-book-service': leadServiceOf(follows),
  'data-book-name': name,
  'data-book-price': car === undefined || price == null ? undefined : formatMoney(price),
  'data-book-car': car && carName(car),
  'data-book-body': car?.bodyType,
});

/** "Maruti Swift petrol" */
export const carName = ({ manufacturer, model, fuelType }: Vehicle): string =>
  `${manufacturer} ${model} ${fuelName(fuelType)}`;

/** Updates every Book Now button of the page to the car that the visitor chose. */
export function followCar(page: Document, car: BookedCar, prices: PriceSet): void {
  for (const { dataset } of page.querySelectorAll<HTMLElement>('[data-book-follows]')) {
    const [, found] = Object.entries(prices).find(([name]) => name === dataset.bookFollows) ?? [];
    dataset.bookCar = carName(car);
    dataset.bookBody = car.bodyType;
    if (found?.price == null) delete dataset.bookPrice;
    else dataset.bookPrice = formatMoney(found.price);
  }
}
