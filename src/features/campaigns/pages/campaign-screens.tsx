import { Hono } from 'hono';
import { adminCampaignsText as text } from '../../../content/text/admin-campaigns.ts';
import type { Admin } from '../../../services/admin.ts';
import type { WriteServices } from '../../../services/services.ts';
import { indiaDate } from '../../../values/india-time.ts';
import type { AppEnvironment } from '../../../web/app-environment.ts';
import { addresses } from '../../../web/contract/addresses.ts';
import { type AdminSession, frameWith, screenParts } from '../../admin/index.ts';
import { campaignQuery } from '../contract.ts';
import { type FigureSources, loadFigures, periodsOf } from '../load-figures.ts';
import { Campaigns } from './Campaigns.tsx';
import { LinkMaker } from './LinkMaker.tsx';

/** Serves the screen of all campaigns and the maker of links. */
export function campaignScreens(
  services: WriteServices,
  admin: Admin,
  session: AdminSession,
  familyOf: () => Promise<FigureSources['familyOf']>,
) {
  const { frame, show } = screenParts(services, admin, session);
  return new Hono<AppEnvironment>()
    .use(async (request, next) =>
      (await session.isOpen(request)) ? next() : request.redirect(addresses.admin, 303),
    )
    .get('/', async (request) => {
      const query = campaignQuery.parse(request.req.query());
      const today = indiaDate(services.now());
      const periods = periodsOf(query, today);
      const sources = { admin, familyOf: await familyOf() };
      const [frameData, now, before, states] = await Promise.all([
        frame(request),
        loadFigures(query.part, periods[0], sources),
        loadFigures(query.part, periods[1], sources),
        admin.campaigns.states(),
      ]);
      return show(
        request,
        text.heading,
        <Campaigns
          frame={frameWith(frameData, states)}
          part={query.part}
          periods={periods}
          now={now}
          before={before}
          states={states.ok ? states.value : new Map()}
          today={today}
        />,
        now.ok ? 200 : 503,
      );
    })
    .get('/links', async (request) => {
      const [frameData, listed] = await Promise.all([frame(request), admin.campaigns.links()]);
      const links = listed.ok ? listed.value : [];
      const code = request.req.query('code') ?? '';
      const chosen = links.find((link) => link.code === code) ?? (await admin.campaigns.findLink(code));
      return show(
        request,
        text.maker.heading,
        <LinkMaker
          frame={frameWith(frameData, listed)}
          links={links}
          chosen={chosen}
          siteUrl={services.siteUrl}
        />,
      );
    });
}
