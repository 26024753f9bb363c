import type { Context } from 'hono';
import { Hono } from 'hono';
import type { LedgerRecord } from '../../../records/record.ts';
import { NEWEST_COMPARED } from '../../../records/record-search.ts';
import type { Admin } from '../../../services/admin.ts';
import type { WriteServices } from '../../../services/services.ts';
import { indiaDate } from '../../../values/india-time.ts';
import { failure, success } from '../../../values/result.ts';
import { channelOf, readForm, refuseForm } from '../../../web/api/read-form.ts';
import type { AppEnvironment } from '../../../web/app-environment.ts';
import { hasJob } from '../../jobs/contract.ts';
import { seatDelivery } from '../../slots/contract.ts';
import type { AdminCookies } from '../auth.ts';
import { operatorOf } from '../auth.ts';
import { setStatus } from '../change-record.ts';
import { adminAddresses } from '../contract/addresses.ts';
import { readRecordQuery, recordFilterOf } from '../contract/filter.ts';
import { recordChangeBody, restoreBody } from '../contract/schemas.ts';
import { areaText, serviceText } from '../pages/record-words.ts';
import { adminDone, adminProblem } from './responses.ts';

export const adminRecordsApi = (services: WriteServices, admin: Admin, cookies: AdminCookies) =>
  new Hono<AppEnvironment>()
    .get('/', async (context) => {
      const { query, filter } = await requestedRecords(context, admin, cookies);
      const page = await admin.records.list(filter, { cursor: query.cursor, newest: NEWEST_COMPARED });
      return page.ok
        ? context.json(page.value)
        : adminProblem(context, 'json', adminAddresses.records, page.code);
    })
    .get('/export', async (context) => {
      const { filter } = await requestedRecords(context, admin, cookies);
      await admin.audit.add({
        by: operatorOf(context),
        action: 'records_exported',
        subject: filter.kind ?? 'all',
      });
      return context.body(
        textStream(admin.records.exportCsv(filter, { areaName: areaText, serviceName: serviceText })),
        200,
        {
          'Content-Type': 'text/csv; charset=utf-8',
          'Content-Disposition': `attachment; filename="records-${indiaDate(services.now())}.csv"`,
        },
      );
    })
    .post('/restore', async (context) => {
      const form = await readForm(context, restoreBody);
      if (!form.ok) return refuseForm(context, form.fault, adminAddresses.records);
      const { day, city = '' } = form.input;
      try {
        const restored = (await admin.archive?.restoreDay(day, city)) ?? 0;
        await admin.audit.add({
          by: operatorOf(context),
          action: 'day_restored',
          subject: `${day} ${city}`.trim(),
        });
        return context.json({ restored });
      } catch {
        return adminProblem(context, form.channel, adminAddresses.records, 'ledger_unavailable');
      }
    })
    .get('/:id', async (context) => {
      const before = context.req.query('cursor');
      const found = await admin.records.details(context.req.param('id'), { before });
      return found.ok
        ? context.json(found.value)
        : adminProblem(context, 'json', adminAddresses.records, found.code);
    })
    .post('/:id', async (context) => {
      const id = context.req.param('id');
      const screen = adminAddresses.record(id);
      const form = await readForm(context, recordChangeBody);
      if (!form.ok) return refuseForm(context, form.fault, screen);
      const { channel, input } = form;
      const { status, version, why } = input;
      const note = input.note === '' ? null : input.note;
      const changed = await setStatus(services, admin, id, {
        status,
        note,
        version,
        why: why || undefined,
        by: operatorOf(context),
      });
      if (!changed.ok) {
        // A refused change keeps nothing of the form, unlike a phone booking.
        const problem = changed.code === 'slot_full' ? 'time_full' : changed.code;
        return adminProblem(context, channel, screen, problem);
      }
      services.waitUntil(services.outbox.attempt(id));
      return adminDone(context, channel, screen, 'record_changed');
    })
    .post('/:id/seat', async (context) => {
      const id = context.req.param('id');
      const screen = adminAddresses.record(id);
      const channel = channelOf(context) ?? 'json';
      const given = await services.ledger.change(id, seatOf, {
        by: operatorOf(context),
        audit: 'seat_given',
        deliveries: [seatDelivery],
      });
      if (!given.ok) return adminProblem(context, channel, screen, given.code);
      services.waitUntil(services.outbox.attempt(id));
      return adminDone(context, channel, screen, 'seat_given');
    });

/** Ends the wait of a record for its seat; a record that does not wait is a conflict. */
const seatOf = (record: LedgerRecord) =>
  !hasJob(record) || record.fields.seatWaits === undefined
    ? failure('conflict')
    : success({ fields: { seatWaits: null } });

/** Returns the filter of a request; the search text comes from its cookie. */
async function requestedRecords(context: Context, admin: Admin, cookies: AdminCookies) {
  const query = readRecordQuery(context.req.query());
  const search = query.found && (await cookies.search(context, admin.auth));
  return { query, search, filter: recordFilterOf(query, search) };
}

/** Returns the filters of a posted search form as a query string. */
export function filterQuery(form: string, searching: boolean): string {
  const { cursor: _, found: __, ...filters } = readRecordQuery(Object.fromEntries(new URLSearchParams(form)));
  const query = new URLSearchParams(
    Object.entries(filters).filter((entry): entry is [string, string] => entry[1] !== undefined),
  );
  if (searching) query.set('found', '1');
  return query.size > 0 ? `?${query}` : '';
}

const encoder = new TextEncoder();

/** Streams text. Cancelling the download stops the generator; an error in the generator aborts the download. */
const textStream = (pieces: AsyncGenerator<string, void, undefined>): ReadableStream<Uint8Array> =>
  new ReadableStream({
    async pull(controller) {
      const { done, value } = await pieces.next();
      if (done) controller.close();
      else controller.enqueue(encoder.encode(value));
    },
    async cancel() {
      await pieces.return();
    },
  });
