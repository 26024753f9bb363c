import { Hono } from 'hono';
import type { Admin } from '../../../services/admin.ts';
import type { WriteServices } from '../../../services/services.ts';
import { withTimeout } from '../../../values/with-timeout.ts';
import { readForm, refuseForm } from '../../../web/api/read-form.ts';
import type { AppEnvironment } from '../../../web/app-environment.ts';
import { operatorOf } from '../auth.ts';
import { adminAddresses } from '../contract/addresses.ts';
import { deliveryQuery, retryBody } from '../contract/schemas.ts';
import { adminDone, adminProblem } from './responses.ts';

/** How long an answer waits for the result of a retry, which then continues in the background. */
const RETRY_WAIT_MS = 4_000;

export const adminDeliveriesApi = (services: WriteServices, admin: Admin) =>
  new Hono<AppEnvironment>()
    .get('/', async (context) => {
      const parsed = deliveryQuery.safeParse(context.req.query());
      const { state = 'failed', cursor } = parsed.success ? parsed.data : {};
      const listed = state === 'delivered' || state === 'skipped' ? 'failed' : state;
      const [page, account] = await Promise.all([
        admin.deliveries.list({ state: listed, cursor }),
        admin.deliveries.backlog(),
      ]);
      return page.ok && account.ok
        ? context.json({ ...page.value, account: account.value })
        : adminProblem(context, 'json', adminAddresses.deliveries, 'ledger_unavailable');
    })
    .post('/retry', async (context) => {
      const form = await readForm(context, retryBody);
      if (!form.ok) return refuseForm(context, form.fault, adminAddresses.deliveries);
      const { channel, input } = form;
      const retried = await admin.deliveries.retryAll(operatorOf(context), input.target);
      return retried.ok
        ? adminDone(context, channel, adminAddresses.deliveries, 'all_retried', { retried: retried.value })
        : adminProblem(context, channel, adminAddresses.deliveries, retried.code);
    })
    .post('/:id/retry', async (context) => {
      const form = await readForm(context, retryBody);
      if (!form.ok) return refuseForm(context, form.fault, adminAddresses.deliveries);
      const { channel, input } = form;
      const screen =
        input.recordId === undefined ? adminAddresses.deliveries : adminAddresses.record(input.recordId);
      const retried = await admin.deliveries.retry(context.req.param('id'), operatorOf(context));
      if (!retried.ok) return adminProblem(context, channel, screen, retried.code);
      if (input.recordId !== undefined) await attemptBriefly(services, input.recordId);
      return adminDone(context, channel, screen, 'retried');
    });

async function attemptBriefly({ outbox, waitUntil }: WriteServices, recordId: string): Promise<void> {
  const attempt = outbox.attempt(recordId);
  waitUntil(attempt);
  await withTimeout(attempt, RETRY_WAIT_MS);
}
