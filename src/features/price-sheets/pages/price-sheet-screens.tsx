import { Hono } from 'hono';
import { adminPricesText as text } from '../../../content/text/admin-prices.ts';
import type { Admin } from '../../../services/admin.ts';
import type { WriteServices } from '../../../services/services.ts';
import type { AppEnvironment } from '../../../web/app-environment.ts';
import { addresses } from '../../../web/contract/addresses.ts';
import { type AdminSession, screenParts } from '../../admin/index.ts';
import { PricesScreen } from './PricesScreen.tsx';

export function priceSheetScreens(services: WriteServices, admin: Admin, session: AdminSession) {
  const { frame, show } = screenParts(services, admin, session);
  return new Hono<AppEnvironment>()
    .use(async (request, next) =>
      (await session.isOpen(request)) ? next() : request.redirect(addresses.admin, 303),
    )
    .get('/', async (request) => {
      const [frameData, state] = await Promise.all([frame(request), admin.priceSheets.state()]);
      return show(
        request,
        text.heading,
        <PricesScreen frame={frameData} state={state.ok ? state.value : undefined} />,
        state.ok ? 200 : 503,
      );
    });
}
