import type { Context } from 'hono';
import type { OperatorRoutes } from './endpoints.ts';
import { adEventsApi } from './features/ad-events/api.ts';
import { adminApi } from './features/admin/api/admin-api.ts';
import { bannersApi } from './features/banners/api.ts';
import { bannerFamilies } from './features/banners/rules/banner.ts';
import { callsApi } from './features/calls/api.ts';
import { campaignsApi } from './features/campaigns/api.ts';
import { messagesApi } from './features/chat/messages-api.ts';
import { priceSheetsApi } from './features/price-sheets/api.ts';
import { priceSheetEndpoints } from './features/price-sheets/contract.ts';
import { pushApi } from './features/push/api.ts';
import type { OperatorScreens } from './operator-screens.ts';
import type { WriteServices } from './services/services.ts';
import type { AppEnvironment } from './web/app-environment.ts';
import type { Pages } from './web/pages/answer-pages.ts';
import { pageTable } from './web/pages/table.ts';

interface OperatorParts {
  /** The English pages, whose families campaigns and banners name. */
  readonly pages: Pages;
  /** The screens in the language that the operator of a request reads. */
  readonly screensFor: (context: Context<AppEnvironment>) => Promise<OperatorScreens>;
}

/**
 * The operator's endpoints. They exist once, in English: what they store and send depends on the customer, and never on
 * the language that the operator reads.
 */
export function createOperatorRoutes(
  services: WriteServices,
  { pages, screensFor }: OperatorParts,
): OperatorRoutes {
  const families = bannerFamilies(pageTable);
  const answers = {
    sendAgain: async (context: Context<AppEnvironment>) => (await screensFor(context)).sendAgain(context),
    calls: async (context: Context<AppEnvironment>) => (await screensFor(context)).calls,
    screens: async (context: Context<AppEnvironment>) => (await screensFor(context)).routes,
  };
  return {
    api: adminApi(services, answers, {
      '/banners': (...parts) => bannersApi(...parts, families),
      '/ad-events': adEventsApi,
      '/calls': (...parts) => callsApi(...parts, answers.calls),
      '/prices': priceSheetsApi,
      '/messages': messagesApi,
      '/notifications': pushApi,
      '/campaigns': (...parts) => campaignsApi(...parts, async () => pages.familyOf),
    }),
    readBodies: [priceSheetEndpoints.upload],
  };
}
