import { Hono } from 'hono';
import type { Admin, WriteServices } from '../../../services/services.ts';
import { indiaDate } from '../../../values/india-time.ts';
import type { AppEnvironment } from '../../../web/app-environment.ts';
import { summaryQuery } from '../contract/admin.ts';
import { adminAddresses } from '../contract/admin-addresses.ts';
import { adminProblem } from './admin-responses.ts';

/** What came in, and what the operator did. */
export const adminAuditApi = ({ now }: WriteServices, admin: Admin) =>
  new Hono<AppEnvironment>()
    .get('/summary', async (context) => {
      const parsed = summaryQuery.safeParse(context.req.query());
      const { days = '7', kind } = parsed.success ? parsed.data : {};
      const summary = await admin.summary({ today: indiaDate(now()), days: Number(days), kind });
      return summary.ok
        ? context.json(summary.value)
        : adminProblem(context, 'json', adminAddresses.summary, summary.code);
    })
    .get('/audit', async (context) => {
      const page = await admin.audit.list({ cursor: context.req.query('cursor') });
      return page.ok
        ? context.json(page.value)
        : adminProblem(context, 'json', adminAddresses.audit, page.code);
    });
