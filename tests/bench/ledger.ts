import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { D1Database } from '@cloudflare/workers-types';
import { z } from 'zod';
import { migrate } from '../migrations.ts';
import { startRuntime } from '../runtime.ts';
import { bundleWorker } from './bench-worker.ts';
import { median, type Part } from './report.ts';

const SMALL = 1_000;
const LARGE = 1_000_000;
const CHUNK = 50_000;
const RUNS = 15;
const BUDGET_MS = 100;
const now = Date.now();
const today = new Date(now + 330 * 60_000).toISOString().slice(0, 10);

/**
 * Records of the last year, each as its schema reads it: one in a hundred has a pending delivery. The patch of an empty
 * object leaves out what a kind has not.
 */
const SEED = `
  WITH RECURSIVE n(i) AS (SELECT CAST(?1 AS INTEGER) UNION ALL SELECT i + 1 FROM n WHERE i + 1 < ?2)
  INSERT INTO records (id, kind, status, version, created_at, updated_at, name, name_key, mobile_number, booking_id, city,
    state, source, service, campaign, session_id, fields, idempotency_key, content_hash)
  SELECT printf('0190%08x-%d', i, i),
    CASE i % 7 WHEN 0 THEN 'booking' WHEN 1 THEN 'order' WHEN 2 THEN 'enquiry' WHEN 3 THEN 'redirect' ELSE 'lead' END,
    CASE i % 7 WHEN 0 THEN iif(i % 5 = 0, 'completed', 'in_progress') WHEN 1 THEN iif(i % 5 = 0, 'paid', 'awaiting_payment')
      WHEN 2 THEN iif(i % 5 = 0, 'answered', 'new') WHEN 3 THEN 'recorded' ELSE iif(i % 5 = 0, 'contacted', 'new') END, 1, CAST(?3 AS INTEGER) - 31536000000 + CAST(i * (31536000000.0 / ?4) AS INTEGER), CAST(?3 AS INTEGER),
    iif(i % 1000 = 77, 'Farida Mody ', 'Asha ') || i, iif(i % 1000 = 77, 'farida mody ', 'asha ') || i, CAST(9000000000 + i % 400000 AS TEXT), iif(i % 7 = 0, 'CAR' || i, NULL),
    iif(i % 50 = 0, 'udaipur', iif(i % 3 = 0, 'jodhpur', 'jaipur')), 'Rajasthan', 'website', 'service-' || (i % 9),
    'campaign-' || (i % 40), 'session-' || (i % 600000), json_patch('{}', json_object('carModel', 'Swift', 'servicePrice', 99900,
      'area', iif(i % 7 = 0, NULL, 'Malviya Nagar'), 'kind', iif(i % 7 = 2, 'contact', NULL),
      'lines', iif(i % 7 = 1, json('[]'), NULL), 'amount', iif(i % 7 = 1, 99900, NULL),
      'date', iif(i % 7 < 2, date(CAST(?3 AS INTEGER) / 1000 - (i % 400) * 86400, 'unixepoch'), NULL),
      'mechanic', iif(i % 7 = 0 AND i % 5 = 0, 'mechanic-' || (i % 12), NULL), 'jobStep', iif(i % 7 = 0 AND i % 350 = 0, 'ready', NULL))),
      'bench-' || i, 'hash'
  FROM n`;
const PENDING = `
  INSERT INTO deliveries (id, record_id, target, purpose, state, queued_at, next_attempt_at, delivered_version)
  SELECT 'd-' || id, id, 'cms', 'record',
    CASE rowid % 100 WHEN 0 THEN 'pending' WHEN 1 THEN 'failed' ELSE 'delivered' END, created_at, created_at, 1
  FROM records WHERE rowid > ?1 AND rowid <= ?2`;
/** The search and the lists of the filters, as cron has left them. */
const FILED = [
  'INSERT INTO record_search (rowid, words) SELECT place, words FROM searched_text WHERE place > ?1 AND place <= ?2',
  ...['source', 'service', 'campaign'].map(
    (facet) =>
      `INSERT INTO record_facets SELECT '${facet}', coalesce(${facet}, ''), kind, status, created_at, id FROM records
      WHERE rowid > ?1 AND rowid <= ?2`,
  ),
];
/** The counts as cron has left them, in one statement instead of two hundred runs. */
const COUNTED = [
  ...['source', 'service', 'city', 'campaign'].map(
    (
      dimension,
    ) => `INSERT INTO daily_counts SELECT date(created_at / 1000 + 19800, 'unixepoch'), kind, '${dimension}',
      coalesce(${dimension}, ''), count(*) FROM records GROUP BY 1, 2, 4`,
  ),
  "INSERT INTO daily_counts SELECT date(created_at / 1000 + 19800, 'unixepoch'), kind, 'all', '', count(*) FROM records GROUP BY 1, 2",
  `INSERT INTO seen_sessions SELECT session_id, date(max(created_at) / 1000 + 19800, 'unixepoch') FROM records
    GROUP BY session_id`,
  'INSERT INTO session_counts SELECT last_day, count(*) FROM seen_sessions GROUP BY last_day',
  'UPDATE counting SET counted_id = (SELECT id FROM records ORDER BY rowid DESC LIMIT 1)',
  'UPDATE filing SET filed_id = (SELECT id FROM records ORDER BY rowid DESC LIMIT 1)',
  'INSERT INTO daily_money SELECT day, service, city, sum(booked), sum(paid) FROM record_money GROUP BY day, service, city',
];

/** The newest thousand numbers that left a lead wait for a call, as on the worst day. */
const WAITING = `
  INSERT INTO calls (mobile_number, version, opened_at, waits, at, tries, notes)
  SELECT mobile_number, 1, max(created_at), 1, max(created_at), 0, '[]' FROM records WHERE kind = 'lead'
  GROUP BY mobile_number ORDER BY max(created_at) DESC LIMIT 1000`;

async function seed(d1: D1Database, count: number): Promise<void> {
  for (let from = 0; from < count; from += CHUNK) {
    const to = Math.min(from + CHUNK, count);
    await d1.prepare(SEED).bind(from, to, now, count).run();
    await d1.prepare(PENDING).bind(from, to).run();
    for (const statement of FILED) await d1.prepare(statement).bind(from, to).run();
  }
  for (const statement of [...COUNTED, WAITING]) await d1.prepare(statement).run();
}

interface Call {
  readonly milliseconds: number;
  readonly rowsRead: number;
}

const answered = z.object({ times: z.array(z.number()), rowsRead: z.number() });

async function measure(script: string, count: number): Promise<ReadonlyMap<string, Call>> {
  const folder = mkdtempSync(join(tmpdir(), 'ledger-bench-'));
  const miniflare = startRuntime({
    modules: true,
    script,
    compatibilityFlags: ['nodejs_compat'],
    d1Databases: ['DB'],
    resourcePersistencePath: folder,
  });
  try {
    const d1 = await miniflare.getD1Database('DB');
    await migrate(d1);
    await seed(d1, count);
    const ask = async (query: string): Promise<unknown> => {
      const response = await miniflare.dispatchFetch(`http://bench/?${query}&today=${today}`);
      if (!response.ok) throw new Error(`${query}: ${await response.text()}`);
      return response.json();
    };
    const names = await ask('');
    const calls = new Map<string, Call>();
    for (const name of Array.isArray(names) ? names.map(String) : []) {
      const { times, rowsRead } = answered.parse(await ask(`task=${encodeURIComponent(name)}&runs=${RUNS}`));
      calls.set(name, { milliseconds: median(times), rowsRead });
    }
    return calls;
  } finally {
    await miniflare.dispose();
    rmSync(folder, { recursive: true, force: true });
  }
}

/**
 * `npm run bench:ledger` measures the ledger's calls inside a Worker on local D1, with a thousand and with a million
 * records. No call may become slower with more records.
 */
export async function records(): Promise<Part> {
  const script = await bundleWorker('tests/bench/ledger-worker.ts');
  const small = await measure(script, SMALL);
  const large = await measure(script, LARGE);
  const lines = [...large].map(([name, call]) => {
    const before = small.get(name) ?? { milliseconds: Number.NaN, rowsRead: Number.NaN };
    return {
      name,
      figures: {
        'ms of 1,000': before.milliseconds,
        'ms of 1,000,000': call.milliseconds,
        'rows read of 1,000': before.rowsRead,
        'rows read of 1,000,000': call.rowsRead,
      },
    };
  });
  return {
    title: 'Growth: records',
    note: `A call of the ledger inside a Worker, medians of ${RUNS}, with a thousand and with a million records; budget ${BUDGET_MS} ms. A hundredth of them is not delivered yet and another failed; a new record is not counted yet.`,
    lines,
    missed: [...large]
      .filter(([, { milliseconds }]) => !(milliseconds < BUDGET_MS))
      .map(([name, { milliseconds }]) => `${name}: ${milliseconds.toFixed(0)} ms, budget ${BUDGET_MS}`),
  };
}
