import { Hono } from 'hono';
import type { FunctionComponent } from 'react';
import { adminText } from '../../../content/text/admin.ts';
import { adminJobText } from '../../../content/text/admin-job.ts';
import { NEWEST_COMPARED } from '../../../records/record-search.ts';
import type { WriteServices } from '../../../services/services.ts';
import { addDays, indiaDate } from '../../../values/india-time.ts';
import type { AppEnvironment } from '../../../web/app-environment.ts';
import type { ContentPolicy } from '../../../web/document/content-policy.ts';
import { hasJob } from '../../jobs/contract.ts';
import { languageOf, upiPaymentOf } from '../../jobs/index.ts';
import { readRecordQuery, recordFilterOf } from '../contract/filter.ts';
import type { AdminLanguage } from '../contract/languages.ts';
import { BillScreen } from './BillScreen.tsx';
import { OneRecord } from './OneRecord.tsx';
import type { RecordBillProps } from './RecordBill.tsx';
import { Records } from './Records.tsx';
import { frameWith, type ScreenParts } from './screen.tsx';
import { UnreadableScreen } from './UnreadableScreen.tsx';

/** Sending the customer's page is a form, whose answer leads to the chat; browsers hold redirects to the policy too. */
const chatPolicy: ContentPolicy = { forms: ['https://wa.me', 'https://api.whatsapp.com'] };

/** The bill of a record in each language: a customer reads it, whatever the operator reads. */
export type RecordBills = Readonly<
  Record<AdminLanguage, () => Promise<FunctionComponent<Omit<RecordBillProps, 'phone'>>>>
>;

/** Serves the list of records, the screen of one record and its bill. */
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

  screens.get('/records/:id', async (request, next) => {
    const [frameData, details, mechanics] = await Promise.all([
      frame(request),
      admin.records.details(request.req.param('id'), { before: request.req.query('cursor') }),
      admin.mechanics.list(),
    ]);
    if (!details.ok && details.detail !== undefined)
      return show(
        request,
        adminText.kindOf[details.detail.kind],
        <UnreadableScreen frame={frameData} record={details.detail} />,
      );
    if (!details.ok) return details.code === 'not_found' ? next() : unread(request, frameData);
    const { record, movedMessages } = details.value;
    const store = services.chat?.store;
    const messages = movedMessages ?? (await store?.ofRecord(record.id).catch(() => undefined));
    const { mobileNumber } = record;
    const names =
      mobileNumber === null ? undefined : await store?.namesOf(mobileNumber).catch(() => undefined);
    return show(
      request,
      adminText.kindOf[record.kind],
      <OneRecord
        messages={messages}
        chatNames={names}
        frame={frameWith(frameData, mechanics)}
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
