import { adminPage } from '../../features/admin/pages/sign-in.tsx';
import { assistantPage } from '../../features/assistant/pages/assistant.tsx';
import { blogPage } from '../../features/blog/pages/blog.tsx';
import { blogPostPage } from '../../features/blog/pages/blog-post.tsx';
import { bookingPage } from '../../features/bookings/pages/booking-page.tsx';
import { myBookingsPage } from '../../features/bookings/pages/my-bookings.tsx';
import { checkoutPage } from '../../features/checkout/pages/checkout-page.tsx';
import { orderPage } from '../../features/checkout/pages/order-page.tsx';
import { aboutPage } from '../../features/company/pages/about.tsx';
import { careersPage } from '../../features/company/pages/careers.tsx';
import { contactPage } from '../../features/company/pages/contact.tsx';
import { feedbackPage } from '../../features/company/pages/feedback.tsx';
import { franchisePage } from '../../features/company/pages/franchise.tsx';
import { workshopPartnerPage } from '../../features/company/pages/workshop-partner.tsx';
import { spinPage } from '../../features/coupons/pages/spin.tsx';
import { doorstepCartPage } from '../../features/doorstep/pages/doorstep-cart.tsx';
import { doorstepCategoryPage } from '../../features/doorstep/pages/doorstep-category.tsx';
import { doorstepIndexPage } from '../../features/doorstep/pages/doorstep-index.tsx';
import { expressCartPage } from '../../features/express/pages/express-cart.tsx';
import { expressPageEntries } from '../../features/express/pages/express-pages.tsx';
import { guidedHomePage } from '../../features/home/pages/guided-home.tsx';
import { homePage } from '../../features/home/pages/home.tsx';
import { tilesHomePage } from '../../features/home/pages/tiles-home.tsx';
import { billPage } from '../../features/jobs/pages/bill-page.tsx';
import { landingPages } from '../../features/landing/pages/landing-pages.ts';
import { bookPage } from '../../features/leads/pages/book.tsx';
import { thankYouPage } from '../../features/leads/pages/thank-you.tsx';
import { legalPages } from '../../features/legal/pages/legal-pages.tsx';
import { offlinePage } from '../../features/offline/pages/offline.tsx';
import { finderPage } from '../../features/places/pages/finder-page.tsx';
import { unservedPage } from '../../features/places/pages/unserved-page.tsx';
import { searchPage } from '../../features/search/pages/search.tsx';
import { schedulePage } from '../../features/service-requests/pages/schedule-page.tsx';
import { adServicesPage } from '../../features/services/pages/ad-services.tsx';
import { servicePage } from '../../features/services/pages/service-page.tsx';
import { servicesPage } from '../../features/services/pages/services.tsx';
import { privacyChoicesPage } from '../../features/tracking/pages/privacy-choices-page.tsx';
import { voiceSearchPage } from '../../features/voice/pages/voice-search.tsx';
import { createGalleryPage } from '../gallery/gallery.tsx';
import type { PageEntry } from './page-entry.ts';

/** All pages of the site. Routing, sitemap, chrome, tracking, tests and benchmarks read this one table. */
export const pageTable: readonly PageEntry[] = [
  homePage,
  assistantPage,
  tilesHomePage,
  guidedHomePage,
  servicesPage,
  adServicesPage,
  servicePage,
  ...expressPageEntries,
  searchPage,
  blogPage,
  blogPostPage,
  aboutPage,
  contactPage,
  careersPage,
  franchisePage,
  feedbackPage,
  workshopPartnerPage,
  ...legalPages,
  privacyChoicesPage,
  offlinePage,
  bookPage,
  schedulePage,
  thankYouPage,
  finderPage,
  unservedPage,
  ...landingPages,
  doorstepIndexPage,
  doorstepCategoryPage,
  doorstepCartPage,
  expressCartPage,
  checkoutPage,
  orderPage,
  bookingPage,
  billPage,
  myBookingsPage,
  // For developers only: every component in every state.
  ...(import.meta.env.MODE === 'development' ? [createGalleryPage()] : []),
  spinPage,
  voiceSearchPage,
  adminPage,
];
