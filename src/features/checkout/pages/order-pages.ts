import type { PageEntry } from '../../../web/pages/page-entry.ts';
import { orderPage } from './order-page.tsx';

/** The pages of a placed order. */
export const orderPages: readonly PageEntry[] = [orderPage];
