import type { PageEntry } from '../../../web/pages/page-entry.ts';
import { carPage } from './car-page.tsx';
import { cityHubPage } from './city-hub.tsx';
import { campaignPage, cityPage } from './city-page.tsx';
import { localPage } from './local-page.tsx';
import { localityPage } from './locality-page.tsx';
import { manufacturerPage } from './manufacturer-page.tsx';
import { nearMeGuidePage, nearMePage } from './near-me.tsx';
import { variantPage } from './variant-page.tsx';

/**
 * Pages for a place, a manufacturer or a service in a city. The campaign page is last, because it matches every path
 * that looks like a code.
 */
export const landingPages: readonly PageEntry[] = [
  cityPage,
  localityPage,
  localPage,
  variantPage,
  manufacturerPage,
  nearMePage,
  nearMeGuidePage,
  cityHubPage,
  carPage,
  campaignPage,
];
