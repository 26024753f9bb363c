import { mode } from 'virtual:client-build';
import { appHomes } from './app-home/app-homes.ts';
import { assistantPage } from './assistant/assistant.tsx';
import { blogPages } from './blog/blog-pages.ts';
import { bookingPage } from './booking/booking-page.tsx';
import { checkoutPages } from './checkout/checkout-pages.ts';
import { companyPages } from './company/company-pages.ts';
import { deskPage } from './desk/sign-in.tsx';
import { doorstepPages } from './doorstep/doorstep-pages.ts';
import { expressPageEntries } from './express/express-pages.tsx';
import { expressCartPages } from './express-cart/express-cart-pages.ts';
import { formPages } from './forms/form-pages.ts';
import { galleryPage } from './gallery/gallery.tsx';
import { homePage } from './home/home.tsx';
import { landingPages } from './landing/landing-pages.ts';
import { legalPages } from './legal/legal-pages.tsx';
import { orderPages } from './order/order-pages.ts';
import type { PageEntry } from './page-entry.ts';
import { privacyChoicesPage } from './privacy-choices/privacy-choices.tsx';
import { searchPage } from './search/search.tsx';
import { servicePages } from './service/service-pages.tsx';
import { adServicesPage } from './services/ad-services.tsx';
import { servicesPage } from './services/services.tsx';
import { spinPage } from './spin/spin.tsx';
import { voiceSearchPage } from './voice-search/voice-search.tsx';

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
  deskPage,
];
