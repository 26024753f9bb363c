import type { OperatorRoutes } from './endpoints.ts';
import { adEventsApi } from './features/ad-events/api.ts';
import { adEventsAddress } from './features/ad-events/contract.ts';
import { adEventsScreen } from './features/ad-events/pages/ad-events-screen.tsx';
import { adminApi } from './features/admin/api/admin-api.ts';
import { adminSession } from './features/admin/auth.ts';
import { adminAddresses } from './features/admin/contract/addresses.ts';
import { adminScreens } from './features/admin/pages/admin-screens.tsx';
import { bannersApi } from './features/banners/api.ts';
import { bannerAddresses } from './features/banners/contract.ts';
import { bannerScreens, type PagesIn } from './features/banners/pages/banner-screens.tsx';
import { bannerFamilies } from './features/banners/rules/banner.ts';
import { callsApi } from './features/calls/api.ts';
import { callScreens } from './features/calls/pages/call-screens.tsx';
import { campaignsApi } from './features/campaigns/api.ts';
import { campaignAddresses } from './features/campaigns/contract.ts';
import { campaignScreens } from './features/campaigns/pages/campaign-screens.tsx';
import { messagesAddress } from './features/chat/contract.ts';
import { messagesApi } from './features/chat/messages-api.ts';
import { messagesScreen } from './features/chat/pages/messages-screen.tsx';
import { summaryFunnel } from './features/funnel/pages/summary-funnel.tsx';
import { priceSheetsApi } from './features/price-sheets/api.ts';
import { priceSheetAddress, priceSheetEndpoints } from './features/price-sheets/contract.ts';
import { priceSheetScreens } from './features/price-sheets/pages/price-sheet-screens.tsx';
import { pushApi } from './features/push/api.ts';
import { pushAddress } from './features/push/contract.ts';
import { pushScreen } from './features/push/pages/push-screen.tsx';
import type { WriteServices } from './services/services.ts';
import { addresses } from './web/contract/addresses.ts';
import { pageTable } from './web/pages/table.ts';

const families = bannerFamilies(pageTable);

/**
 * The operator's endpoints and screens. They exist in English alone, so `endpoints.ts`, which Hindi copies, only
 * receives them.
 * @param pages the site in each language, for the preview of a banner
 */
export function createOperatorRoutes(services: WriteServices, pages: PagesIn): OperatorRoutes {
  const familyOf = async () => (await pages.en()).familyOf;
  return {
    api: adminApi(services, {
      '/banners': (...parts) => bannersApi(...parts, families),
      '/ad-events': adEventsApi,
      '/calls': callsApi,
      '/prices': priceSheetsApi,
      '/messages': messagesApi,
      '/push': pushApi,
      '/campaigns': (...parts) => campaignsApi(...parts, familyOf),
    }),
    readBodies: [priceSheetEndpoints.upload],
    addScreens(routes) {
      if (!services.admin) return;
      const session = adminSession(services.admin.auth, services.siteUrl);
      routes.route(adminAddresses.calls, callScreens(services, services.admin, session));
      routes.route(messagesAddress, messagesScreen(services, services.admin, session));
      routes.route(pushAddress, pushScreen(services, services.admin, session));
      routes.route(priceSheetAddress, priceSheetScreens(services, services.admin, session));
      routes.route(
        bannerAddresses.list,
        bannerScreens(services, services.admin, session, { pagesIn: pages, families }),
      );
      routes.route(adEventsAddress, adEventsScreen(services, services.admin, session));
      routes.route(campaignAddresses.list, campaignScreens(services, services.admin, session, familyOf));
      routes.route(
        addresses.admin,
        adminScreens(services, services.admin, session, summaryFunnel(services.admin)),
      );
    },
  };
}
