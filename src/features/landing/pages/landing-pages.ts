import type { PageEntry } from '../../../web/pages/page-entry.ts';
import { carPage } from './car-page.tsx';
import { cityHubPage } from './city-hub.tsx';
import { campaignPage, cityPage } from './city-page.tsx';
import { localPage } from './local-page.tsx';
import { localityPage } from './locality-page.tsx';
import { manufacturerPage } from './manufacturer-page.tsx';
import { nearMeGuidePage, nearMePage } from './near-me.tsx';
import { variantPage } from './variant-page.tsx';

/** Pages for one place, one make or one service in a city. Campaigns come last: they match whatever looks like a code. */
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
