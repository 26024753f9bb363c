import { getPath } from 'hono/utils/url';
import { PAYMENT_POLICY } from './features/checkout/pages/payment-policy.ts';
import { visitorCity } from './features/location/visitor-city.ts';
import { notFoundPage } from './features/search/pages/not-found.tsx';
import type { Services, SiteServices } from './services/services.ts';
import { onceLoaded } from './values/once.ts';
import { createBaseApp } from './web/base-app.ts';
import { addresses } from './web/contract/addresses.ts';
import { policyWithCaptcha, policyWithTracking } from './web/document/content-policy.ts';
import { createPageCache } from './web/document/page-cache.ts';
import type { PageEntry } from './web/pages/page-entry.ts';
import { createPages } from './web/pages/serve.ts';
import { pageTable } from './web/pages/table.ts';
import { siteFiles } from './web/site-files/site-files.ts';

const ENDPOINTS = ['/api', '/healthz', addresses.admin, addresses.spinResult];

/** Whatever is not just read is theirs too, if only to be refused. */
function isForEndpoints(request: Request): boolean {
  if (request.method !== 'GET' && request.method !== 'HEAD') return true;
  const path = getPath(request);
  return ENDPOINTS.some((address) => path === address || path.startsWith(`${address}/`));
}

/**
 * The whole site: kept pages, then pages and files, and the endpoints, which are loaded by the first who asks for one
 * (decision 007).
 */
export function createApp(
  site: SiteServices,
  openOffice: () => Promise<Services>,
): { fetch(request: Request): Response | Promise<Response> } {
  const { now, waitUntil } = site;
  /** The one place where the policy of pages opens to others' hosts, and only where those systems are switched on. */
  const withPolicy = (entry: PageEntry): PageEntry => {
    const own = entry.policy === PAYMENT_POLICY && !site.takesCards ? undefined : entry.policy;
    const tracked = site.tracking ? policyWithTracking(own, site.tracking) : own;
    return { ...entry, policy: site.captchaKey ? policyWithCaptcha(tracked) : tracked };
  };
  const pages = createPages({
    table: pageTable.map(withPolicy),
    notFound: notFoundPage,
    services: site,
    cache: createPageCache(site),
    visitorCity,
    now,
    waitUntil,
  });
  const endpoints = onceLoaded(async () => {
    const [{ createEndpoints }, services] = await Promise.all([import('./endpoints.ts'), openOffice()]);
    return createEndpoints(services, pages);
  });
  /** Where they can't be loaded, the visitor gets an answer like any other fault's, and the next one has them tried again. */
  const unable = (error: unknown) =>
    createBaseApp(site).all('*', () => {
      throw error;
    });
  const toEndpoints = async (request: Request) => (await endpoints().catch(unable)).fetch(request);

  const readers = createBaseApp(site);
  readers.route('/', siteFiles({ services: site, table: pageTable }));
  readers.get('*', pages.answer);

  return {
    fetch(request) {
      // A kept page is answered before anything else is set in motion; it carries all its headers itself.
      const kept = pages.quick(request);
      if (kept) return kept;
      return isForEndpoints(request) ? toEndpoints(request) : readers.fetch(request);
    },
  };
}
