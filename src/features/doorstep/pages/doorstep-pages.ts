import type { PageEntry } from '../../../web/pages/page-entry.ts';
import { doorstepCartPage } from './doorstep-cart.tsx';
import { doorstepCategoryPage } from './doorstep-category.tsx';
import { doorstepIndexPage } from './doorstep-index.tsx';

/** The doorstep catalogue and its cart. */
export const doorstepPages: readonly PageEntry[] = [
  doorstepIndexPage,
  doorstepCategoryPage,
  doorstepCartPage,
];
