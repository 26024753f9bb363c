import type { PageEntry } from '../../../web/pages/page-entry.ts';
import { expressCartPage } from './express-cart.tsx';

/** The cart of the express packages. */
export const expressCartPages: readonly PageEntry[] = [expressCartPage];
