import { Hono } from 'hono';
import type { Admin, WriteServices } from '../../../services/services.ts';
import { indiaDate } from '../../../values/india-time.ts';
import { readForm, refuseForm } from '../../../web/api/read-form.ts';
import type { AppEnvironment } from '../../../web/app-environment.ts';
import type { AdminCookies } from '../auth/admin-session.ts';
import { recordChangeBody } from '../contract/admin.ts';
import { adminAddresses } from '../contract/admin-addresses.ts';
import { adminDone, adminProblem } from './admin-responses.ts';
import { requestedRecords } from './record-query.ts';
import { textStream } from './text-stream.ts';

export const adminRecordsApi = (services: WriteServices, admin: Admin, cookies: AdminCookies) =>
  new Hono<AppEnvironment>()
    .get('/', async (context) => {
      const { query, filter } = await requestedRecords(context, admin, cookies);
      const page = await admin.records.list(filter, { cursor: query.cursor });
      return page.ok
        ? context.json(page.value)
        : adminProblem(context, 'json', adminAddresses.records, page.code);
    })
    .get('/export', async (context) => {
      const { filter } = await requestedRecords(context, admin, cookies);
      await admin.audit.add({ by: 'operator', action: 'records_exported', subject: filter.kind ?? 'all' });
      return context.body(textStream(admin.records.exportCsv(filter)), 200, {
        'Content-Type': 'text/csv; charset=utf-8',
        'Content-Disposition': `attachment; filename="records-${indiaDate(services.now())}.csv"`,
      });
    })
    .get('/:id', async (context) => {
      const found = await admin.records.details(context.req.param('id'));
      return found.ok
        ? context.json(found.value)
        : adminProblem(context, 'json', adminAddresses.records, found.code);
    })
    .post('/:id', async (context) => {
      const id = context.req.param('id');
      const screen = adminAddresses.record(id);
      const submission = await readForm(context, recordChangeBody);
      if (!submission.ok) return refuseForm(context, submission.fault, screen);
      const { channel, input } = submission;
      const note = input.note === '' ? null : input.note;
      const changed = await admin.records.change(id, { ...input, note }, 'operator');
      if (!changed.ok) return adminProblem(context, channel, screen, changed.code);
      services.waitUntil(services.outbox.attempt(id));
      return adminDone(context, channel, screen, 'record_changed');
    });
