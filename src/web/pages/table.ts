import { mode } from 'virtual:client-build';
import { adminPage } from '../../features/admin/pages/sign-in.tsx';
import { assistantPage } from '../../features/assistant/pages/assistant.tsx';
import { blogPages } from '../../features/blog/pages/blog-pages.ts';
import { bookingPage } from '../../features/bookings/pages/booking-page.tsx';
import { checkoutPages } from '../../features/checkout/pages/checkout-pages.ts';
import { orderPages } from '../../features/checkout/pages/order-pages.ts';
import { companyPages } from '../../features/company/pages/company-pages.ts';
import { spinPage } from '../../features/coupons/pages/spin.tsx';
import { doorstepPages } from '../../features/doorstep/pages/doorstep-pages.ts';
import { expressCartPages } from '../../features/express/pages/express-cart-pages.ts';
import { expressPageEntries } from '../../features/express/pages/express-pages.tsx';
import { appHomes } from '../../features/home/pages/app-homes.ts';
import { homePage } from '../../features/home/pages/home.tsx';
import { landingPages } from '../../features/landing/pages/landing-pages.ts';
import { legalPages } from '../../features/legal/pages/legal-pages.tsx';
import { searchPage } from '../../features/search/pages/search.tsx';
import { formPages } from '../../features/service-requests/pages/form-pages.ts';
import { adServicesPage } from '../../features/services/pages/ad-services.tsx';
import { servicePages } from '../../features/services/pages/service-pages.tsx';
import { servicesPage } from '../../features/services/pages/services.tsx';
import { privacyChoicesPage } from '../../features/tracking/pages/privacy-choices.tsx';
import { voiceSearchPage } from '../../features/voice/pages/voice-search.tsx';
import { galleryPage } from '../gallery/gallery.tsx';
import type { PageEntry } from './page-entry.ts';

/** The whole site: routing, sitemap, chrome, tracked paths, tests and benchmarks all read this one table. */
export const pageTable: readonly PageEntry[] = [
  homePage,
  assistantPage,
  ...appHomes,
  servicesPage,
  adServicesPage,
  ...servicePages,
  ...expressPageEntries,
  searchPage,
  ...blogPages,
  ...companyPages,
  ...legalPages,
  privacyChoicesPage,
  ...formPages,
  ...landingPages,
  ...doorstepPages,
  ...expressCartPages,
  ...checkoutPages,
  ...orderPages,
  bookingPage,
  // For developers only: every component in every state.
  ...(mode === 'production' ? [] : [galleryPage]),
  spinPage,
  voiceSearchPage,
  adminPage,
];
