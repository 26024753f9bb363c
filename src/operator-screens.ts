import type { Context, Hono } from 'hono';
import { adEventsAddress } from './features/ad-events/contract.ts';
import { adEventsScreen } from './features/ad-events/pages/ad-events-screen.tsx';
import { adminSession } from './features/admin/auth.ts';
import { adminAddresses } from './features/admin/contract/addresses.ts';
import { adminScreens } from './features/admin/pages/admin-screens.tsx';
import type { RecordBills } from './features/admin/pages/record-screens.tsx';
import { askToSendAgain } from './features/admin/pages/session-ended.tsx';
import { signInAnswer } from './features/admin/pages/sign-in-answer.tsx';
import { bannerAddresses } from './features/banners/contract.ts';
import { bannerScreens, type PagesIn } from './features/banners/pages/banner-screens.tsx';
import { bannerFamilies } from './features/banners/rules/banner.ts';
import { type CallAnswers, callAnswers, callScreens } from './features/calls/pages/call-screens.tsx';
import { campaignAddresses } from './features/campaigns/contract.ts';
import { campaignScreens } from './features/campaigns/pages/campaign-screens.tsx';
import { messagesAddress } from './features/chat/contract.ts';
import { messagesScreen } from './features/chat/pages/messages-screen.tsx';
import { summaryFunnel } from './features/funnel/pages/summary-funnel.tsx';
import { priceSheetAddress } from './features/price-sheets/contract.ts';
import { priceSheetScreens } from './features/price-sheets/pages/price-sheet-screens.tsx';
import { pushAddress } from './features/push/contract.ts';
import { pushScreen } from './features/push/pages/push-screen.tsx';
import type { WriteServices } from './services/services.ts';
import { errorAnswer } from './web/api/answers.ts';
import type { AppEnvironment } from './web/app-environment.ts';
import { addresses } from './web/contract/addresses.ts';
import { createLazyRoutes } from './web/lazy-routes.ts';
import type { Pages } from './web/pages/answer-pages.ts';
import { pageTable } from './web/pages/table.ts';

/** The operator's screens in the language of this build, and the answers of endpoints that have words. */
export interface OperatorScreens {
  readonly routes: Hono<AppEnvironment>;
  /** Answers a form that came after its session had ended. */
  readonly sendAgain: (context: Context<AppEnvironment>) => Promise<Response | undefined>;
  /** Undefined on a site without an admin. */
  readonly calls: CallAnswers | undefined;
}

interface ScreenSites {
  /** The pages of this build. */
  readonly pages: Pages;
  /** The site in each language, for the preview of a banner. */
  readonly pagesIn: PagesIn;
  /** The bill of a record in the customer's language. */
  readonly recordBills: RecordBills;
}

export function createOperatorScreens(services: WriteServices, sites: ScreenSites): OperatorScreens {
  const { admin } = services;
  const session = admin && adminSession(admin.auth, services.siteUrl);
  return {
    routes: screenRoutes(services, sites),
    sendAgain: (context) => askToSendAgain(context, services),
    calls: admin && session && callAnswers(services, admin, session),
  };
}

function screenRoutes(services: WriteServices, { pages, pagesIn, recordBills }: ScreenSites) {
  const routes = createLazyRoutes();
  const { admin } = services;
  if (admin) {
    const session = adminSession(admin.auth, services.siteUrl);
    const familyOf = async () => (await pagesIn.en()).familyOf;
    const bannerSite = { pagesIn, families: bannerFamilies(pageTable) };
    routes.route(adminAddresses.calls, callScreens(services, admin, session));
    routes.route(messagesAddress, messagesScreen(services, admin, session));
    routes.route(pushAddress, pushScreen(services, admin, session));
    routes.route(priceSheetAddress, priceSheetScreens(services, admin, session));
    routes.route(bannerAddresses.list, bannerScreens(services, admin, session, bannerSite));
    routes.route(adEventsAddress, adEventsScreen(services, admin, session));
    routes.route(campaignAddresses.list, campaignScreens(services, admin, session, familyOf));
    routes.route(
      addresses.admin,
      adminScreens(services, admin, session, { summaryFunnel: summaryFunnel(admin), recordBills }),
    );
  }
  routes.get(addresses.admin, (request) => signInAnswer(request, services));
  // The app has looked for the page of the English site.
  routes.get('*', pages.fromCache, pages.answer);
  routes.all('*', (context) => errorAnswer(context, 405, 'method_not_allowed'));
  return routes;
}
