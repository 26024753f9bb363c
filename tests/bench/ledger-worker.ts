import type { D1Database } from '@cloudflare/workers-types';
import { createCalls } from '../../src/platform/ledger/calls.ts';
import { createErasure } from '../../src/platform/ledger/erasure.ts';
import { createFiling } from '../../src/platform/ledger/filing.ts';
import { createLedger } from '../../src/platform/ledger/record-ledger.ts';
import { createRecordQueries } from '../../src/platform/ledger/record-queries.ts';
import { createVisits } from '../../src/platform/ledger/record-visits.ts';
import { createSummaries } from '../../src/platform/ledger/summary.ts';
import { createDeliveryAdmin } from '../../src/platform/outbox/delivery-admin.ts';
import { createOutbox } from '../../src/platform/outbox/outbox.ts';
import { NO_VALUE, OTHER_VALUES } from '../../src/records/record-filter.ts';
import { NEWEST_COMPARED } from '../../src/records/record-search.ts';
import { STATUS_GROUPS } from '../../src/records/record-status.ts';
import { createSigner } from '../../src/values/signing.ts';
import { meteredD1, newMeters } from './meters.ts';

const VALUES = { source: ['website'], service: [], city: ['jaipur', 'jodhpur', 'udaipur'], campaign: [] };

const dayBefore = (today: string, days: number): string =>
  new Date(Date.parse(`${today}T00:00:00Z`) - days * 86_400_000).toISOString().slice(0, 10);

/** The measured tasks by name. Each run is one call of the ledger as the site makes it. */
function tasksOn(d1: D1Database, today: string): Record<string, () => Promise<{ readonly ok: boolean }>> {
  const clock = { now: () => Date.now(), newId: () => crypto.randomUUID() };
  const ledger = createLedger(d1, clock);
  const queries = createRecordQueries(d1, { ...clock, ledger });
  const summaries = createSummaries(d1, { values: VALUES });
  const visits = createVisits(d1, { now: Date.now });
  const filing = createFiling(d1, {});
  const erasure = createErasure(d1, { ...clock, signer: createSigner({ current: 'bench' }) });
  const deliveries = createOutbox(d1, {
    ...clock,
    targets: [{ name: 'cms', deliver: async () => ({ kind: 'delivered' }) }],
  });
  const calls = createCalls(d1, clock);
  const toCall = async () => {
    const waiting = await calls.waiting();
    return waiting.ok
      ? calls.recordsOf([...waiting.value.due, ...waiting.value.later].map((one) => one.mobileNumber))
      : waiting;
  };
  const second = async () => {
    const first = await queries.list({ kind: 'lead' });
    return first.ok ? queries.list({ kind: 'lead' }, { cursor: first.value.cursor ?? undefined }) : first;
  };
  const sweep = async () => ({ ok: (await deliveries.sweep({ calls: 17 })).failed === 0 });
  return {
    'first page': () => queries.list({}),
    'first two pages of a kind': second,
    'page of a kind, city and status': () =>
      queries.list({ kind: 'lead', city: 'udaipur', status: 'contacted' }),
    'page of a status': () => queries.list({ status: 'contacted' }),
    'page of a city': () => queries.list({ city: 'udaipur' }),
    'page of a state': () => queries.list({ state: 'Rajasthan' }),
    'page of a filter that finds none': () => queries.list({ city: 'udaipur', status: 'refunded' }),
    'page of failed deliveries': () => createDeliveryAdmin(d1, clock).list({ state: 'failed' }),
    'page of pending deliveries': () => createDeliveryAdmin(d1, clock).list({ state: 'pending' }),
    'page of the records of a day last year': () => queries.list({ before: Date.now() - 300 * 86_400_000 }),
    'search by number': () => queries.list({ search: '9000000077' }),
    'search by booking id': () => queries.list({ search: 'CAR77' }),
    'agenda of a day': () => visits.on(dayBefore(today, 40)),
    'agenda of a day and city': () => visits.on(dayBefore(today, 40), 'udaipur'),
    'search by a part of a rare name': () => queries.list({ search: 'rida mod' }),
    'search by a part of a common name': () => queries.list({ search: 'sha' }),
    'search by a part of a common name and a letter': () =>
      queries.list({ search: 'sha q' }, { newest: NEWEST_COMPARED }),
    'search by a part of a name and a status': () => queries.list({ search: 'mody', status: 'contacted' }),
    'search by the last digits of a number': () => queries.list({ search: '00077' }),
    'search by a car and a locality': () => queries.list({ search: 'swift malviya' }),
    'search that finds none': () => queries.list({ search: 'zzyzx' }),
    'search by two letters of a name': () => queries.list({ search: 'as' }),
    'page of a source': () => queries.list({ source: 'website' }),
    'page of a service': () => queries.list({ service: 'service-3' }),
    'page of a campaign': () => queries.list({ campaign: 'campaign-7' }),
    'page of a campaign, city and status': () =>
      queries.list({ campaign: 'campaign-7', city: 'udaipur', status: 'contacted' }),
    'page of other campaigns': () => queries.list({ campaign: OTHER_VALUES }),
    'page of other cities': () => queries.list({ city: OTHER_VALUES }),
    'page of records without a city': () => queries.list({ city: NO_VALUE }),
    'page of records without a campaign': () => queries.list({ campaign: NO_VALUE }),
    'page of jobs of which money is booked': () => queries.list({ status: STATUS_GROUPS.booked }),
    'page of a mechanic': () => queries.list({ mechanic: 'mechanic-5' }),
    'page of a step': () => queries.list({ step: 'ready' }),
    'page of a visit date': () => queries.list({ visit: dayBefore(today, 40) }),
    'page of a day of creation': () =>
      queries.list({
        from: Date.now() - 200 * 86_400_000,
        before: Date.now() - 199 * 86_400_000,
        kind: 'lead',
      }),
    'filing of a new record': async () => ({ ok: (await filing.run()) >= 0 }),
    'summary of 7 days': () => summaries({ today, days: 7 }),
    'summary of 30 days': () => summaries({ today, days: 30 }),
    'account of deliveries': () => createDeliveryAdmin(d1, clock).backlog(),
    'everything of a number': () => erasure.exportNumber('9000000077'),
    'people to call, with their records': toCall,
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
