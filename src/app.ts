import { Hono, type MiddlewareHandler } from 'hono';
import { adminLanguage } from './features/admin/language.ts';
import { shortLinks } from './features/campaigns/short-links.ts';
import type { Services } from './services/page-services.ts';
import type { WriteServices } from './services/services.ts';
import { createSite, type Site } from './site.ts';
import { onceLoaded } from './values/once.ts';
import { errorAnswer } from './web/api/answers.ts';
import type { AppEnvironment } from './web/app-environment.ts';
import { addresses } from './web/contract/addresses.ts';
import { HINDI_PREFIX, isHindiPath } from './web/contract/hindi-pages.ts';
import { answerFault } from './web/document/fault-answer.ts';
import { lazily } from './web/lazy-routes.ts';
import { canonicalHost } from './web/middleware/canonical-host.ts';
import { countSteps } from './web/middleware/count-steps.ts';
import { beginsVisitTo, countVisits } from './web/middleware/count-visits.ts';
import { keepClick } from './web/middleware/keep-click.ts';
import { languageChoice } from './web/middleware/language-choice.ts';
import { pastedLink } from './web/middleware/pasted-link.ts';
import { limitedRequest } from './web/middleware/request-lengths.ts';
import { requestId, requestLog } from './web/middleware/request-log.ts';
import { securityHeaders } from './web/middleware/security-headers.ts';
import { createPageCache } from './web/pages/page-cache.ts';
import { hasQuery } from './web/pages/requested-page.ts';
import { pageTable } from './web/pages/table.ts';
import { siteFiles } from './web/site-files/site-files.ts';

/** Builds the app: every request passes the same middleware in the order of this list, then meets one route. */
export function createApp(
  services: Services,
  loadWriteServices: () => Promise<WriteServices>,
): Hono<AppEnvironment> {
  const parts = {
    services,
    loadWriteServices,
    cache: createPageCache({ ...services, hasQuery }),
  };
  const english: Site = createSite({
    ...parts,
    async loadOperator() {
      const { createOperatorRoutes } = await import('./operator-routes.ts');
      return (writeServices, pages) =>
        createOperatorRoutes(writeServices, {
          pages,
          screensFor: (context) => screensIn[adminLanguage(context)](),
        });
    },
  });
  /** Loaded at the first request for a Hindi page. */
  const hindi = onceLoaded(async () => (await import('virtual:hindi')).createSite(parts));
  const both = {
    pagesIn: { en: async () => english.pages, hi: async () => (await hindi()).pages },
    recordBills: { en: english.recordBill, hi: async () => (await hindi()).recordBill() },
  };
  /** The operator's screens, each language loaded at its first request. */
  const screensIn = {
    en: onceLoaded(() => english.operatorScreens(both)),
    hi: onceLoaded(async () => (await hindi()).operatorScreens(both)),
  };
  const operatorRoutes = {
    en: lazily(async () => (await screensIn.en()).routes),
    hi: lazily(async () => (await screensIn.hi()).routes),
  };
  const ofSite =
    (choose: (site: Site) => MiddlewareHandler<AppEnvironment>): MiddlewareHandler<AppEnvironment> =>
    async (context, next) =>
      choose(isHindiPath(context.req.path) ? await hindi() : english)(context, next);

  const beginsVisit = beginsVisitTo(services.siteUrl);

  const app = new Hono<AppEnvironment>();
  app.onError(answerFault(services));

  app.use(requestId);
  app.use(requestLog(services.log));
  app.use(securityHeaders);
  app.use(limitedRequest);
  app.use(canonicalHost(services.siteUrl));
  app.use(pastedLink);
  app.use(languageChoice);
  app.use(ofSite(({ setVisitorCity }) => setVisitorCity));
  app.use(countVisits(beginsVisit, () => services.countVisit?.()));
  app.use(countSteps({ ...services, beginsVisit }));
  app.use(keepClick(services));
  app.use(shortLinks(loadWriteServices));
  app.use(ofSite(({ pages }) => pages.fromCache));

  const hindiRoutes = lazily(async () => (await hindi()).routes());
  app.all(HINDI_PREFIX, hindiRoutes);
  app.all(`${HINDI_PREFIX}/*`, hindiRoutes);
  english.addEndpoints(app);
  app.get('/healthz', english.endpoints);
  app.all(`${addresses.admin}/*`, (context, next) => operatorRoutes[adminLanguage(context)](context, next));
  app.route('/', siteFiles({ services, table: pageTable }));
  app.get('*', english.pages.answer);
  app.all('*', (context) => errorAnswer(context, 405, 'method_not_allowed'));
  return app;
}
