import { Hono } from 'hono';
import { adminText } from '../../../content/text/en/admin.ts';
import type { Admin, WriteServices } from '../../../services/services.ts';
import { addDays, indiaDate, isCalendarDate } from '../../../values/india-time.ts';
import type { AppEnvironment } from '../../../web/app-environment.ts';
import { slotCities } from '../../slots/contract.ts';
import { adminAddresses, deliveryQuery, readRecordQuery, recordFilterOf, summaryQuery } from '../contract.ts';
import { AuditScreen } from './AuditScreen.tsx';
import { couponScreens } from './coupon-screens.tsx';
import { Deliveries, LISTED_STATES } from './Deliveries.tsx';
import { erasureScreens } from './ErasureScreen.tsx';
import { OneRecord } from './OneRecord.tsx';
import { Records } from './Records.tsx';
import { SLOT_DAYS, Slots } from './Slots.tsx';
import { SummaryScreen } from './SummaryScreen.tsx';
import { type AdminSession, screenParts, weekBefore } from './screen.tsx';

/** Serves the admin screens: pages of links and forms without scripts. Without a session they show the sign-in page. */
export function adminScreens(services: WriteServices, admin: Admin, session: AdminSession) {
  const screens = new Hono<AppEnvironment>();
  const parts = screenParts(services, admin, session);
  const { frame, show } = parts;

  screens.get('/', async (request, next) => {
    if (!(await session.isOpen(request))) return next();
    const query = readRecordQuery(request.req.query());
    const search = query.found && (await session.search(request));
    const [frameData, before, page] = await Promise.all([
      frame(request),
      weekBefore(services, admin),
      admin.records.list(recordFilterOf(query, search), { cursor: query.cursor }),
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
    const [frameData, details] = await Promise.all([
      frame(request),
      admin.records.details(request.req.param('id')),
    ]);
    if (!details.ok) return next();
    return show(
      request,
      adminText.kindOf[details.value.record.kind],
      <OneRecord frame={frameData} details={details.value} />,
    );
  });

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

  screens.get('/slots', async (request) => {
    const today = indiaDate(services.now());
    const requested = request.req.query('from') ?? '';
    const from = isCalendarDate(requested) && requested > today ? requested : today;
    const [city] = slotCities;
    const dates = Array.from({ length: SLOT_DAYS }, (_, offset) => addDays(from, offset));
    const [frameData, ...days] = await Promise.all([
      frame(request),
      ...dates.map(async (date) => {
        const board = await services.slots.board(city, date);
        return { date, board: board.ok ? board.value : undefined };
      }),
    ]);
    return show(
      request,
      adminText.tabs.slots,
      <Slots frame={frameData} city={city} from={from} days={days} />,
    );
  });

  screens.get('/summary', async (request) => {
    const parsed = summaryQuery.safeParse(request.req.query());
    const { days: requestedDays = '7', kind = 'lead' } = parsed.success ? parsed.data : {};
    const days = Number(requestedDays);
    const [frameData, summary] = await Promise.all([
      frame(request),
      admin.summary({ today: indiaDate(services.now()), days, kind }),
    ]);
    return show(
      request,
      adminText.tabs.summary,
      <SummaryScreen
        frame={frameData}
        days={days}
        kind={kind}
        summary={summary.ok ? summary.value : undefined}
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

  screens.route('/coupons', couponScreens(parts));
  screens.route('/data-deletion', erasureScreens(parts));
  return screens;
}
