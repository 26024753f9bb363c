import { formatMoney, type Paise } from '../../../values/money.ts';

/** The assistant's name for denting and painting, whose price is for one panel. */
export const PER_PANEL = 'Dent & Paint';

/** The price of a service that the assistant books: "₹2,499 per panel". Browsers may download this file. */
export const bookedPrice = (service: string | undefined, price: Paise): string =>
  service === PER_PANEL ? `${formatMoney(price)} per panel` : formatMoney(price);
