import { Hono } from 'hono';
import type { FunctionComponent } from 'react';
import { adminText } from '../../../content/text/admin.ts';
import { adminJobText } from '../../../content/text/admin-job.ts';
import { NEWEST_COMPARED } from '../../../records/record-search.ts';
import type { WriteServices } from '../../../services/services.ts';
import { addDays, indiaDate } from '../../../values/india-time.ts';
import type { AppEnvironment } from '../../../web/app-environment.ts';
import { hasJob } from '../../jobs/contract.ts';
import { languageOf, upiPaymentOf } from '../../jobs/index.ts';
import { readRecordQuery, recordFilterOf } from '../contract/filter.ts';
import type { AdminLanguage } from '../contract/languages.ts';
import { BillScreen } from './BillScreen.tsx';
import type { RecordBillProps } from './RecordBill.tsx';
import { Records } from './Records.tsx';
import { frameWith, type ScreenParts } from './screen.tsx';

/** The bill of a record in each language: a customer reads it, whatever the operator reads. */
export type RecordBills = Readonly<
  Record<AdminLanguage, () => Promise<FunctionComponent<Omit<RecordBillProps, 'phone'>>>>
>;

/** Serves the list of records, and the bill of one. */
export function recordScreens(
  services: WriteServices,
  { admin, session, frame, show, unread }: ScreenParts,
  recordBills: RecordBills,
) {
  const screens = new Hono<AppEnvironment>();

  screens.get('/', async (request, next) => {
    if (!(await session.isOpen(request))) return next();
    const query = readRecordQuery(request.req.query());
    const search = query.found && (await session.search(request));
    const weekBefore = addDays(indiaDate(services.now()), -7);
    const [frameData, before, page, mechanics] = await Promise.all([
      frame(request),
      admin.summary({ today: weekBefore, days: 7 }),
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
        frame={frameWith(frameData, before, page, deliveries, mechanics)}
        weekBefore={before.ok ? before.value : undefined}
        query={query}
        search={search}
        page={records}
        deliveries={deliveries.ok ? deliveries.value : []}
        mechanics={mechanics.ok ? mechanics.value : []}
        brand={services.brand.name}
      />,
    );
  });

  screens.get('/records/:id/bill', async (request, next) => {
    const [frameData, details] = await Promise.all([
      frame(request),
      admin.records.details(request.req.param('id')),
    ]);
    if (!details.ok && details.code === 'ledger_unavailable') return unread(request, frameData);
    if (!details.ok || !hasJob(details.value.record)) return next();
    const { record } = details.value;
    const { upiId, brand } = services;
    const language = languageOf(record);
    const [upi, Bill] = await Promise.all([
      upiPaymentOf(record, { upiId, name: brand.name }),
      recordBills[language](),
    ]);
    return show(
      request,
      adminJobText.bill,
      <BillScreen frame={frameData} record={record} lang={language === 'hi' ? 'hi' : 'en-IN'}>
        <Bill record={record} now={services.now()} upi={upi} />
      </BillScreen>,
    );
  });

  return screens;
}
