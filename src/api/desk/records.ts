import { Hono } from 'hono';
import type { AppEnvironment } from '../../app-environment.ts';
import { recordChangeBody } from '../../contract/desk.ts';
import { deskAddresses } from '../../contract/desk-addresses.ts';
import { indiaDate } from '../../domain/india-time.ts';
import type { DeskCookies } from '../../middleware/desk-session.ts';
import type { Desk, Services } from '../../services.ts';
import { readSubmission, refuseSubmission } from '../submission.ts';
import { deskDone, deskProblem } from './desk-answers.ts';
import { askedRecords } from './record-query.ts';
import { textStream } from './text-stream.ts';

export const deskRecordsApi = (services: Services, desk: Desk, cookies: DeskCookies) =>
  new Hono<AppEnvironment>()
    .get('/', async (context) => {
      const { query, filter } = await askedRecords(context, desk, cookies);
      const page = await desk.records.list(filter, { cursor: query.cursor });
      return page.ok
        ? context.json(page.value)
        : deskProblem(context, 'json', deskAddresses.records, page.code);
    })
    .get('/export', async (context) => {
      const { filter } = await askedRecords(context, desk, cookies);
      await desk.audit.note({ by: 'operator', action: 'records_exported', subject: filter.kind ?? 'all' });
      return context.body(textStream(desk.records.exportCsv(filter)), 200, {
        'Content-Type': 'text/csv; charset=utf-8',
        'Content-Disposition': `attachment; filename="records-${indiaDate(services.now())}.csv"`,
      });
    })
    .get('/:id', async (context) => {
      const found = await desk.records.whole(context.req.param('id'));
      return found.ok
        ? context.json(found.value)
        : deskProblem(context, 'json', deskAddresses.records, found.code);
    })
    .post('/:id', async (context) => {
      const id = context.req.param('id');
      const screen = deskAddresses.record(id);
      const submission = await readSubmission(context, recordChangeBody);
      if (!submission.ok) return refuseSubmission(context, submission.fault, screen);
      const { channel, input } = submission;
      const note = input.note === '' ? null : input.note;
      const changed = await desk.records.change(id, { ...input, note }, 'operator');
      if (!changed.ok) return deskProblem(context, channel, screen, changed.code);
      services.waitUntil(services.deliveries.attempt(id));
      return deskDone(context, channel, screen, 'record_changed');
    });
