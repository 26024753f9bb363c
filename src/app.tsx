import { getPath } from 'hono/utils/url';
import { addresses } from './contract/addresses.ts';
import { policyWithRobotCheck, policyWithTracking } from './document/content-policy.ts';
import { createPageCache } from './document/page-cache.ts';
import { onceLoaded } from './domain/once.ts';
import { emptyApp } from './empty-app.ts';
import { visitorCity } from './middleware/visitor-city.ts';
import { PAYMENT_POLICY } from './pages/checkout/payment-policy.ts';
import { notFoundPage } from './pages/not-found/not-found.tsx';
import type { PageEntry } from './pages/page-entry.ts';
import { createPages } from './pages/serve.ts';
import { siteFiles } from './pages/site-files/site-files.ts';
import { pageTable } from './pages/table.ts';
import type { Services, SiteServices } from './services.ts';

const ENDPOINTS = ['/api', '/healthz', addresses.desk, addresses.spinResult];

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
    return { ...entry, policy: site.robotCheckKey ? policyWithRobotCheck(tracked) : tracked };
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
    emptyApp(site).all('*', () => {
      throw error;
    });
  const toEndpoints = async (request: Request) => (await endpoints().catch(unable)).fetch(request);

  const readers = emptyApp(site);
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
