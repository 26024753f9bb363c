import type { PageEntry } from '../../../web/pages/page-entry.ts';
import { checkoutPage } from './checkout-page.tsx';

/** The pages from a cart to an order. */
export const checkoutPages: readonly PageEntry[] = [checkoutPage];
