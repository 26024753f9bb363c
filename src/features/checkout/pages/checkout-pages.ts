import type { PageEntry } from '../../../web/pages/page-entry.ts';
import { checkoutPage } from './checkout-page.tsx';

/** From a cart to an order. */
export const checkoutPages: readonly PageEntry[] = [checkoutPage];
