import { assistantPage } from './assistant/assistant.tsx';
import { blogPages } from './blog/blog-pages.ts';
import { companyPages } from './company/company-pages.ts';
import { doorstepPages } from './doorstep/doorstep-pages.ts';
import { formPages } from './forms/form-pages.ts';
import { homePage } from './home/home.tsx';
import { landingPages } from './landing/landing-pages.ts';
import { legalPages } from './legal/legal-pages.tsx';
import { orderPages } from './order/order-pages.ts';
import type { PageEntry } from './page-entry.ts';
import { searchPage } from './search/search.tsx';
import { servicePages } from './service/service-pages.tsx';
import { adServicesPage } from './services/ad-services.tsx';
import { servicesPage } from './services/services.tsx';

/** The whole site: routing, sitemap, chrome, tracked paths, tests and benchmarks all read this one table. */
export const pageTable: readonly PageEntry[] = [
  homePage,
  assistantPage,
  servicesPage,
  adServicesPage,
  ...servicePages,
  searchPage,
  ...blogPages,
  ...companyPages,
  ...legalPages,
  ...formPages,
  ...landingPages,
  ...doorstepPages,
  ...orderPages,
];
