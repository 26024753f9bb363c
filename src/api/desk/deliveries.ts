import { Hono } from 'hono';
import type { AppEnvironment } from '../../app-environment.ts';
import { deliveryQuery, retryBody } from '../../contract/desk.ts';
import { deskAddresses } from '../../contract/desk-addresses.ts';
import type { Desk, Services } from '../../services.ts';
import { readSubmission, refuseSubmission } from '../submission.ts';
import { deskDone, deskProblem } from './desk-answers.ts';

/** How long an answer waits to be able to say what became of a retry; it goes on without the answer. */
const SEEN_MS = 4_000;

export const deskDeliveriesApi = (services: Services, desk: Desk) =>
  new Hono<AppEnvironment>()
    .get('/', async (context) => {
      const parsed = deliveryQuery.safeParse(context.req.query());
      const { state = 'failed', cursor } = parsed.success ? parsed.data : {};
      const listed = state === 'delivered' || state === 'skipped' ? 'failed' : state;
      const [page, account] = await Promise.all([
        desk.deliveries.list({ state: listed, cursor }),
        desk.deliveries.account(),
      ]);
      return page.ok && account.ok
        ? context.json({ ...page.value, account: account.value })
        : deskProblem(context, 'json', deskAddresses.deliveries, 'ledger_unavailable');
    })
    .post('/retry', async (context) => {
      const submission = await readSubmission(context, retryBody);
      if (!submission.ok) return refuseSubmission(context, submission.fault, deskAddresses.deliveries);
      const { channel, input } = submission;
      const retried = await desk.deliveries.retryAll('operator', input.target);
      return retried.ok
        ? deskDone(context, channel, deskAddresses.deliveries, 'all_retried', { retried: retried.value })
        : deskProblem(context, channel, deskAddresses.deliveries, retried.code);
    })
    .post('/:id/retry', async (context) => {
      const submission = await readSubmission(context, retryBody);
      if (!submission.ok) return refuseSubmission(context, submission.fault, deskAddresses.deliveries);
      const { channel, input } = submission;
      const screen =
        input.recordId === undefined ? deskAddresses.deliveries : deskAddresses.record(input.recordId);
      const retried = await desk.deliveries.retry(context.req.param('id'), 'operator');
      if (!retried.ok) return deskProblem(context, channel, screen, retried.code);
      if (input.recordId !== undefined) await attemptForAWhile(services, input.recordId);
      return deskDone(context, channel, screen, 'retried');
    });

async function attemptForAWhile({ deliveries, waitUntil }: Services, recordId: string): Promise<void> {
  const attempt = deliveries.attempt(recordId);
  waitUntil(attempt);
  let timer: ReturnType<typeof setTimeout> | undefined;
  const longEnough = new Promise((resolve) => {
    timer = setTimeout(resolve, SEEN_MS);
  });
  await Promise.race([attempt, longEnough]);
  clearTimeout(timer);
}
