import type { PageEntry } from '../../../web/pages/page-entry.ts';
import { bookPage } from './book.tsx';
import { schedulePage } from './schedule.tsx';
import { thankYouPage } from './thank-you.tsx';

/** The forms' own pages and what follows them. */
export const formPages: readonly PageEntry[] = [bookPage, schedulePage, thankYouPage];
