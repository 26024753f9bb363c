import { Hono } from 'hono';
import type { AppEnvironment } from '../../app-environment.ts';
import { summaryQuery } from '../../contract/desk.ts';
import { deskAddresses } from '../../contract/desk-addresses.ts';
import { indiaDate } from '../../domain/india-time.ts';
import type { Desk, Services } from '../../services.ts';
import { deskProblem } from './desk-answers.ts';

/** What came in, and what the operator did. */
export const deskAuditApi = ({ now }: Services, desk: Desk) =>
  new Hono<AppEnvironment>()
    .get('/summary', async (context) => {
      const parsed = summaryQuery.safeParse(context.req.query());
      const { days = '7', kind } = parsed.success ? parsed.data : {};
      const summary = await desk.summary({ today: indiaDate(now()), days: Number(days), kind });
      return summary.ok
        ? context.json(summary.value)
        : deskProblem(context, 'json', deskAddresses.summary, summary.code);
    })
    .get('/audit', async (context) => {
      const page = await desk.audit.list({ cursor: context.req.query('cursor') });
      return page.ok
        ? context.json(page.value)
        : deskProblem(context, 'json', deskAddresses.audit, page.code);
    });
