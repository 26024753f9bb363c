import type { PageEntry } from '../../../web/pages/page-entry.ts';
import { orderPage } from './order-page.tsx';

/** An order after it was placed. */
export const orderPages: readonly PageEntry[] = [orderPage];
