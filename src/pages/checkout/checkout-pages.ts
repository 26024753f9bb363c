import type { PageEntry } from '../page-entry.ts';
import { checkoutPage } from './checkout-page.tsx';

/** From a cart to an order. */
export const checkoutPages: readonly PageEntry[] = [checkoutPage];
