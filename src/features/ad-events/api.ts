import { Hono } from 'hono';
import type { Admin } from '../../services/admin.ts';
import type { WriteServices } from '../../services/services.ts';
import { DAY_MS } from '../../values/durations.ts';
import { readForm, refuseForm } from '../../web/api/read-form.ts';
import type { AppEnvironment } from '../../web/app-environment.ts';
import { adminDone, adminProblem, operatorOf } from '../admin/index.ts';
import { adEventsAddress, testBody } from './contract.ts';
import { csvOfOffline } from './offline-csv.ts';

/** The ad service takes clicks of at most ninety days. */
const OFFLINE_DAYS = 90;

/** `/api/admin/ad-events`: what was sent, the test mode, and the file of offline conversions. */
export const adEventsApi = ({ now }: WriteServices, admin: Admin) =>
  new Hono<AppEnvironment>()
    .get('/', async (context) => {
      const sent = await admin.adEvents.sent();
      return sent.ok
        ? context.json({ events: sent.value })
        : adminProblem(context, 'json', adEventsAddress, sent.code);
    })
    .get('/offline-conversions', async (context) => {
      const found = await admin.adEvents.offline(now().getTime() - OFFLINE_DAYS * DAY_MS);
      if (!found.ok) return adminProblem(context, 'form', adEventsAddress, found.code);
      // The file leaves with click ids, so the list of actions says who took it.
      await admin.audit.add({ by: operatorOf(context), action: 'offline_conversions', subject: 'ads' });
      return context.body(csvOfOffline(found.value), 200, {
        'Content-Type': 'text/csv; charset=utf-8',
        'Content-Disposition': 'attachment; filename="offline-conversions.csv"',
      });
    })
    .post('/test', async (context) => {
      const form = await readForm(context, testBody);
      if (!form.ok) return refuseForm(context, form.fault, adEventsAddress);
      const { code } = form.input;
      const set = await admin.adEvents.setTest(code, operatorOf(context));
      return set.ok
        ? adminDone(
            context,
            form.channel,
            adEventsAddress,
            code === undefined ? 'ad_test_ended' : 'ad_test_began',
          )
        : adminProblem(context, form.channel, adEventsAddress, set.code);
    });
