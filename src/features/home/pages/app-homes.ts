import type { PageEntry } from '../../../web/pages/page-entry.ts';
import { guidedHomePage } from './guided-home.tsx';
import { tilesHomePage } from './tiles-home.tsx';

/** Two homes in the manner of an app: one of tiles, one that asks. */
export const appHomes: readonly PageEntry[] = [tilesHomePage, guidedHomePage];
