import { formatMoney, type Paise } from '../../../values/money.ts';

/** The price of a service that the assistant books: "₹2,499 हर पैनल". Browsers may download this file. */
export const bookedPrice = (service: string | undefined, price: Paise): string =>
  service === 'panel-paint' ? `${formatMoney(price)} प्रति पैनल` : formatMoney(price);
