import { formatMoney, type Paise } from '../../values/money.ts';

/** The price of a service that the assistant books: "₹2,499 per panel". Browsers may download this file. */
export const bookedPrice = (service: string | undefined, price: Paise): string =>
  service === 'panel-paint' ? `${formatMoney(price)} per panel` : formatMoney(price);
