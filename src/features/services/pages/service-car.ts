import type { FeaturedPrice } from '../../../../client/islands/pricing/picker-props.ts';
import type { Service, ServiceId } from '../../../content/services/service.ts';
import { mostServicedIn } from '../../../content/vehicles/most-serviced.ts';
import { wantedCar } from '../../../web/document/CarPicker.tsx';
import type { PageContext } from '../../../web/pages/page-entry.ts';
import type { PriceBook, PriceName } from '../../pricing/contract.ts';
import { type ChosenCar, chooseCar } from '../../pricing/index.ts';

/** The visitor's car, or the city's most serviced one until they choose. */
export const serviceCar = (context: PageContext, book: PriceBook): ChosenCar | undefined =>
  chooseCar(book, wantedCar(context), { standIns: mostServicedIn(context.city.slug) });

/** What the slip of a service's page shows; nothing where the price does not depend on the car. */
export const featuredPrice = ({ name, price }: Service): FeaturedPrice | undefined =>
  price.kind === 'priceSet'
    ? {
        title: price.per === undefined ? name : `${name}, per ${price.per}`,
        price: price.name,
      }
    : undefined;

const fields: Partial<Record<ServiceId, readonly PriceName[]>> = {
  periodic: ['basic', 'periodic', 'express'],
  denting: ['dentPaint', 'fullBodyPaint'],
};

/** The prices of a car that a service's page compares; none where there is only one. */
export const comparedPrices = ({ id }: Service): readonly PriceName[] => fields[id] ?? [];
