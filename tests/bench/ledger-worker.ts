import type { D1Database } from '@cloudflare/workers-types';
import { createErasure } from '../../src/platform/ledger/erasure.ts';
import { createLedger } from '../../src/platform/ledger/record-ledger.ts';
import { createRecordQueries } from '../../src/platform/ledger/record-queries.ts';
import { createSummaries } from '../../src/platform/ledger/summary.ts';
import { createDeliveryAdmin } from '../../src/platform/outbox/delivery-admin.ts';
import { createOutbox } from '../../src/platform/outbox/outbox.ts';
import { createSigner } from '../../src/values/signing.ts';
import { meteredD1, newMeters } from './meters.ts';

/** The measured tasks by name. Each run is one call of the ledger as the site makes it. */
function tasksOn(d1: D1Database, today: string): Record<string, () => Promise<{ readonly ok: boolean }>> {
  const clock = { now: () => Date.now(), newId: () => crypto.randomUUID() };
  const ledger = createLedger(d1, clock);
  const desk = createRecordQueries(d1, { ...clock, ledger });
  const summaries = createSummaries(d1);
  const erasure = createErasure(d1, { ...clock, signer: createSigner({ current: 'bench' }) });
  const deliveries = createOutbox(d1, {
    ...clock,
    targets: [{ name: 'cms', deliver: async () => ({ kind: 'delivered' }) }],
  });
  const second = async () => {
    const first = await desk.list({ kind: 'lead' });
    return first.ok ? desk.list({ kind: 'lead' }, { cursor: first.value.cursor ?? undefined }) : first;
  };
  const sweep = async () => ({ ok: (await deliveries.sweep({ calls: 7 })).failed === 0 });
  return {
    'first page': () => desk.list({}),
    'first two pages of a kind': second,
    'page of a kind, city and status': () =>
      desk.list({ kind: 'lead', city: 'udaipur', status: 'contacted' }),
    'page of the records of a day last year': () => desk.list({ before: Date.now() - 300 * 86_400_000 }),
    'search by number': () => desk.list({ search: '9000000077' }),
    'search by booking id': () => desk.list({ search: 'CAR77' }),
    'search by the beginning of a name': () => desk.list({ search: 'asha 1' }),
    'summary of 7 days': () => summaries({ today, days: 7 }),
    'summary of 30 days': () => summaries({ today, days: 30 }),
    'account of deliveries': () => createDeliveryAdmin(d1, clock).backlog(),
    'everything of a number': () => erasure.exportNumber('9000000077'),
    'sweep of one delivery': sweep,
    'record of a lead': () =>
      ledger.record(
        'lead',
        { idempotencyKey: crypto.randomUUID(), mobileNumber: '9000000001', sessionId: 'bench' },
        [{ target: 'cms', purpose: 'record' }],
      ),
  };
}

/** GET /?task=NAME&runs=N&today=DATE answers the milliseconds and rows of each run. GET / lists the names. */
export default {
  async fetch(request: Request, { DB }: { DB: D1Database }): Promise<Response> {
    const query = new URL(request.url).searchParams;
    const today = query.get('today') ?? '';
    const name = query.get('task') ?? '';
    const tasks = tasksOn(DB, today);
    const task = tasks[name];
    if (task === undefined) return Response.json(Object.keys(tasks));
    const times: number[] = [];
    for (let run = 0; run < Number(query.get('runs')); run += 1) {
      const start = performance.now();
      const { ok } = await task();
      if (!ok) return new Response('refused', { status: 500 });
      times.push(performance.now() - start);
    }
    const meters = newMeters();
    await tasksOn(meteredD1(DB, meters), today)[name]?.();
    return Response.json({ times, rowsRead: meters.rowsRead });
  },
};
