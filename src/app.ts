import { Hono } from 'hono';
import { setVisitorCity } from './features/location/visitor-city.ts';
import { createNotFoundPage } from './features/search/pages/not-found.tsx';
import type { Services, WriteServices } from './services/services.ts';
import { errorAnswer } from './web/api/answers.ts';
import type { AppEnvironment } from './web/app-environment.ts';
import { addresses } from './web/contract/addresses.ts';
import { answerFault } from './web/document/fault-answer.tsx';
import { lazily } from './web/lazy-routes.ts';
import { canonicalHost } from './web/middleware/canonical-host.ts';
import { requestId, requestLog } from './web/middleware/request-log.ts';
import { securityHeaders } from './web/middleware/security-headers.ts';
import { createPages } from './web/pages/answer-pages.ts';
import { pageTable } from './web/pages/table.ts';
import { siteFiles } from './web/site-files/site-files.ts';

/** Builds the app: every request passes the same middleware in the order of this list, then meets one route. */
export function createApp(
  services: Services,
  loadWriteServices: () => Promise<WriteServices>,
): Hono<AppEnvironment> {
  const pages = createPages({ table: pageTable, notFound: createNotFoundPage(pageTable), services });
  const endpoints = lazily(async () => {
    const [{ createEndpoints }, writeServices] = await Promise.all([
      import('./endpoints.ts'),
      loadWriteServices(),
    ]);
    return createEndpoints(writeServices, pages);
  });

  const app = new Hono<AppEnvironment>();
  app.onError(answerFault(services));

  app.use(requestId);
  app.use(requestLog(services.log));
  app.use(securityHeaders);
  app.use(canonicalHost(services.siteUrl));
  app.use(setVisitorCity);
  app.use(pages.fromCache);

  app.all('/api/*', endpoints);
  app.get('/healthz', endpoints);
  app.get(addresses.spinResult, endpoints);
  app.all(`${addresses.admin}/*`, endpoints);
  app.route('/', siteFiles({ services, table: pageTable }));
  app.get('*', pages.answer);
  app.all('*', (context) => errorAnswer(context, 405, 'method_not_allowed'));
  return app;
}
