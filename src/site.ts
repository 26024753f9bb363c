import type { Handler, Hono, MiddlewareHandler } from 'hono';
import type { OperatorRoutes } from './endpoints.ts';
import type { RecordBills } from './features/admin/pages/record-screens.tsx';
import type { PagesIn } from './features/banners/pages/banner-screens.tsx';
import { setVisitorCity } from './features/location/visitor-city.ts';
import { createNotFoundPage } from './features/search/pages/not-found.tsx';
import type { OperatorScreens } from './operator-screens.ts';
import type { Services } from './services/page-services.ts';
import type { WriteServices } from './services/services.ts';
import { errorAnswer } from './web/api/answers.ts';
import type { AppEnvironment } from './web/app-environment.ts';
import { addresses, endpoints as endpointAddresses } from './web/contract/addresses.ts';
import { shownBrand } from './web/document/shown-brand.ts';
import { createLazyRoutes, lazily } from './web/lazy-routes.ts';
import { createPages, type Pages } from './web/pages/answer-pages.ts';
import type { PageCache } from './web/pages/page-cache.ts';
import { pageTable } from './web/pages/table.ts';

interface SiteParts {
  readonly services: Services;
  readonly loadWriteServices: () => Promise<WriteServices>;
  /** One memory of pages for all languages. */
  readonly cache: PageCache;
  /** Loads the operator's endpoints, which the English site alone has. */
  readonly loadOperator?: () => Promise<(services: WriteServices, pages: Pages) => OperatorRoutes>;
}

/** The operator's screens need these parts of both sites. */
interface BothSites {
  readonly pagesIn: PagesIn;
  readonly recordBills: RecordBills;
}

/** The part of the app that exists once in each language. */
export interface Site {
  readonly pages: Pages;
  readonly setVisitorCity: MiddlewareHandler<AppEnvironment>;
  /** Answers by the endpoints, which are loaded at their first request. */
  readonly endpoints: Handler<AppEnvironment>;
  /** Adds the routes of the endpoints. */
  addEndpoints(app: Hono<AppEnvironment>): void;
  /** Loads the operator's screens in this build's language. */
  operatorScreens(both: BothSites): Promise<OperatorScreens>;
  /** Loads the bill of a record in this build's language. */
  recordBill: RecordBills['en'];
  /** The routes of the site alone, for an app that has already run `setVisitorCity` and `pages.fromCache`. */
  routes(): Hono<AppEnvironment>;
}

/** Builds the pages and the endpoints in this build's language (decision 008). */
export function createSite({ services: shared, loadWriteServices, cache, loadOperator }: SiteParts): Site {
  const brand = shownBrand(shared.brand);
  const services = { ...shared, brand };
  const pages = createPages({ table: pageTable, notFound: createNotFoundPage(pageTable), services, cache });
  const endpoints = lazily(async () => {
    const [{ createEndpoints }, loaded, createOperatorRoutes] = await Promise.all([
      import('./endpoints.ts'),
      loadWriteServices(),
      loadOperator?.(),
    ]);
    const writeServices = { ...loaded, brand };
    return createEndpoints(writeServices, pages, createOperatorRoutes?.(writeServices, pages));
  });

  const addEndpoints = (app: Hono<AppEnvironment>) => {
    app.all(`${endpointAddresses.root}*`, endpoints);
    app.get(addresses.spinResult, endpoints);
    app.get(addresses.booking(':id'), endpoints);
    app.get(addresses.order(':id'), endpoints);
  };

  return {
    pages,
    setVisitorCity,
    endpoints,
    addEndpoints,
    async operatorScreens({ pagesIn, recordBills }) {
      const [{ createOperatorScreens }, loaded] = await Promise.all([
        import('./operator-screens.ts'),
        loadWriteServices(),
      ]);
      return createOperatorScreens({ ...loaded, brand }, { pages, pagesIn, recordBills });
    },
    async recordBill() {
      const { RecordBill } = await import('./features/admin/pages/RecordBill.tsx');
      return (props) => RecordBill({ ...props, phone: brand.supportPhone });
    },
    routes() {
      const routes = createLazyRoutes();
      addEndpoints(routes);
      routes.get('*', pages.answer);
      routes.all('*', (context) => errorAnswer(context, 405, 'method_not_allowed'));
      return routes;
    },
  };
}
