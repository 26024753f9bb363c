import { Hono } from 'hono';
import type { ReactNode } from 'react';
import { adminText } from '../../../content/text/en/admin.ts';
import { adminJobText } from '../../../content/text/en/admin-job.ts';
import type { Admin, WriteServices } from '../../../services/services.ts';
import { indiaDate } from '../../../values/india-time.ts';
import type { AppEnvironment } from '../../../web/app-environment.ts';
import type { ContentPolicy } from '../../../web/document/content-policy.ts';
import type { FunnelPart } from '../../funnel/contract.ts';
import { hasJob } from '../../jobs/contract.ts';
import { loadHindiServices } from '../../jobs/index.ts';
import { adminAddresses, deliveryQuery, readRecordQuery, recordFilterOf, summaryQuery } from '../contract.ts';
import { NEWEST_COMPARED } from '../rules/record-search.ts';
import { AuditScreen } from './AuditScreen.tsx';
import { BillScreen } from './bill-screen.tsx';
import { couponScreens } from './coupon-screens.tsx';
import { Deliveries, LISTED_STATES } from './Deliveries.tsx';
import { dayScreens } from './day-screens.tsx';
import { erasureScreens } from './ErasureScreen.tsx';
import { HealthScreen } from './HealthScreen.tsx';
import { addMechanicAndReviewScreens } from './mechanic-and-review-screens.tsx';
import { OneRecord } from './OneRecord.tsx';
import { Records } from './Records.tsx';
import { SummaryScreen, summaryAddress } from './SummaryScreen.tsx';
import { type AdminSession, screenParts, weekBefore } from './screen.tsx';

/** Sending the customer's page is a form, whose answer leads to the chat; browsers hold redirects to the policy too. */
const chatPolicy: ContentPolicy = { forms: ['https://wa.me', 'https://api.whatsapp.com'] };

/** The funnel of some days, as its feature shows it. */
type SummaryFunnel = (wanted: {
  readonly today: string;
  readonly days: number;
  readonly part: FunnelPart;
  readonly addressOf: (part: FunnelPart) => string;
}) => Promise<ReactNode>;

/** Serves the admin screens: pages of links and forms without scripts. Without a session they show the sign-in page. */
export function adminScreens(
  services: WriteServices,
  admin: Admin,
  session: AdminSession,
  summaryFunnel: SummaryFunnel,
) {
  const screens = new Hono<AppEnvironment>();
  const parts = screenParts(services, admin, session);
  const { frame, show } = parts;
  screens.use(async (_, next) => {
    await loadHindiServices();
    return next();
  });

  screens.get('/', async (request, next) => {
    if (!(await session.isOpen(request))) return next();
    const query = readRecordQuery(request.req.query());
    const search = query.found && (await session.search(request));
    const [frameData, before, page, mechanics] = await Promise.all([
      frame(request),
      weekBefore(services, admin),
      admin.records.list(recordFilterOf(query, search), {
        cursor: query.cursor,
        newest: NEWEST_COMPARED,
      }),
      admin.mechanics.list(),
    ]);
    const records = page.ok ? page.value : undefined;
    const deliveries = await admin.records.deliveriesOf(records?.records.map(({ id }) => id) ?? []);
    return show(
      request,
      adminText.tabs.all,
      <Records
        frame={frameData}
        weekBefore={before}
        query={query}
        search={search}
        page={records}
        deliveries={deliveries.ok ? deliveries.value : []}
        mechanics={mechanics.ok ? mechanics.value : []}
        brand={services.brand.name}
      />,
    );
  });

  // The pattern also matches /coupon-admin itself, where the sign-in page follows.
  screens.use('/*', async (request, next) =>
    request.req.path === adminAddresses.records || (await session.isOpen(request))
      ? next()
      : request.redirect(adminAddresses.records, 303),
  );

  screens.get('/records/:id', async (request, next) => {
    const [frameData, details, mechanics] = await Promise.all([
      frame(request),
      admin.records.details(request.req.param('id')),
      admin.mechanics.list(),
    ]);
    if (!details.ok) return next();
    return show(
      request,
      adminText.kindOf[details.value.record.kind],
      <OneRecord
        frame={frameData}
        details={details.value}
        mechanics={mechanics.ok ? mechanics.value : []}
        brand={services.brand.name}
      />,
      200,
      chatPolicy,
    );
  });

  screens.get('/records/:id/bill', async (request, next) => {
    const [frameData, details] = await Promise.all([
      frame(request),
      admin.records.details(request.req.param('id')),
    ]);
    if (!details.ok || !hasJob(details.value.record)) return next();
    return show(request, adminJobText.bill, <BillScreen frame={frameData} record={details.value.record} />);
  });

  addMechanicAndReviewScreens(screens, parts);

  screens.get('/deliveries', async (request) => {
    const parsed = deliveryQuery.safeParse(request.req.query());
    const { state: requested, cursor } = parsed.success ? parsed.data : {};
    const state = LISTED_STATES.find((listed) => listed === requested) ?? 'failed';
    const [frameData, backlog, page] = await Promise.all([
      frame(request),
      admin.deliveries.backlog(),
      admin.deliveries.list({ state, cursor }),
    ]);
    return show(
      request,
      adminText.tabs.deliveries,
      <Deliveries
        frame={frameData}
        backlog={backlog.ok ? backlog.value : []}
        state={state}
        page={page.ok ? page.value : undefined}
      />,
    );
  });

  screens.get('/summary', async (request) => {
    const parsed = summaryQuery.safeParse(request.req.query());
    const { days: requestedDays = '7', kind = 'lead', part = 'city' } = parsed.success ? parsed.data : {};
    const days = Number(requestedDays);
    const today = indiaDate(services.now());
    const [frameData, summary, funnel] = await Promise.all([
      frame(request),
      admin.summary({ today, days, kind }),
      summaryFunnel({ today, days, part, addressOf: (one) => summaryAddress(days, kind, one) }),
    ]);
    return show(
      request,
      adminText.tabs.summary,
      <SummaryScreen
        frame={frameData}
        days={days}
        kind={kind}
        summary={summary.ok ? summary.value : undefined}
        part={part}
        funnel={funnel}
      />,
    );
  });

  screens.get('/health', async (request) => {
    const [frameData, backlog] = await Promise.all([
      frame(request),
      admin.deliveries.backlog(),
      // An isolate that has served no page has no prices yet.
      services.prices.get(),
    ]);
    return show(
      request,
      adminText.tabs.health,
      <HealthScreen
        frame={frameData}
        sheet={services.prices.status?.()}
        systems={services.systems}
        backlog={backlog.ok ? backlog.value : []}
      />,
    );
  });

  screens.get('/audit', async (request) => {
    const [frameData, page] = await Promise.all([
      frame(request),
      admin.audit.list({ cursor: request.req.query('cursor') }),
    ]);
    const { lines, cursor } = page.ok ? page.value : { lines: [], cursor: null };
    return show(
      request,
      adminText.tabs.audit,
      <AuditScreen frame={frameData} lines={lines} cursor={cursor} />,
    );
  });

  screens.route('/', dayScreens(services, parts));
  screens.route('/coupons', couponScreens(parts));
  screens.route('/data-deletion', erasureScreens(parts));
  return screens;
}
