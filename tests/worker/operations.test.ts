import { spawnSync } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { Miniflare } from 'miniflare';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { CMS_TOKEN, startCms } from '../upstreams/cms.ts';
import { operatorOf, PASSPHRASE, sessionOf } from './admin-session.ts';
import { aVisitor, everyMinute, letTimePass } from './outside.ts';
import { type Site, startSite } from './site.ts';

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'operations-'));
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

interface Left {
  readonly id: string;
  readonly token: string;
}

const leave = async (site: Site, mobileNumber: string): Promise<Left> => {
  const body = { mobileNumber, idempotencyKey: `operations-${mobileNumber}`, source: 'website' };
  const answer = await site.post('/api/leads', body, aVisitor());
  expect(answer.status).toBe(201);
  return (await answer.json()) as Left;
};
const change = async (site: Site, { id, token }: Left) => {
  const answer = await site.fetch(`/api/leads/${id}`, {
    method: 'PUT',
    body: JSON.stringify({ token, area: 'C-Scheme' }),
    headers: { 'Content-Type': 'application/json', Origin: site.origin, ...aVisitor() },
  });
  return answer.status;
};

describe('a new signing key', () => {
  const OLD = 'the-signing-key-that-goes-0123456789abcdef';
  const NEW = 'the-signing-key-that-comes-0123456789abcdef';
  const during = async <Value>(variables: Record<string, string>, run: (site: Site) => Promise<Value>) => {
    const site = await startSite({ variables, persistTo: folder });
    try {
      return await run(site);
    } finally {
      await site.stop();
    }
  };

  test('takes over while tokens of the previous one still open their records', async () => {
    const before = await during({ SIGNING_KEY: OLD }, (site) => leave(site, '9000000001'));
    const after = await during({ SIGNING_KEY: NEW, SIGNING_KEY_PREVIOUS: OLD }, async (site) => {
      expect(await change(site, before)).toBe(200);
      const made = await leave(site, '9000000002');
      expect(await change(site, made)).toBe(200);
      return made;
    });
    await during({ SIGNING_KEY: NEW }, async (site) => {
      expect(await change(site, after)).toBe(200);
      expect(await change(site, before)).toBe(403);
    });
  });
});

describe('a backup', () => {
  const ID = 'replace-with-the-id-that-wrangler-d1-create-prints';
  const STATE = '.wrangler/state/v3/d1';
  const tool = resolve('node_modules/wrangler/bin/wrangler.js');
  const wrangler = (...parameters: string[]) => {
    const { status, stderr, stdout } = spawnSync(process.execPath, [tool, ...parameters, '--local'], {
      cwd: folder,
      encoding: 'utf8',
      env: { ...process.env, CI: 'true', WRANGLER_SEND_METRICS: 'false' },
    });
    expect(status, `${parameters.join(' ')}: ${stderr} ${stdout}`).toBe(0);
  };
  beforeEach(() => {
    cpSync('wrangler.toml', join(folder, 'wrangler.toml'));
    cpSync('src/platform/ledger/migrations', join(folder, 'src/platform/ledger/migrations'), {
      recursive: true,
    });
  });
  /** Starts the site on the database that wrangler stores in this folder. */
  const start = (variables: Record<string, string>) =>
    startSite({
      variables,
      overrides: { d1Databases: { LEDGER: ID }, d1Persist: join(folder, STATE) },
    });

  /** The backup commands of docs/operations.md, except for where the database is. */
  const documented = readFileSync('docs/operations.md', 'utf8')
    .split('\n')
    .filter((line) => line.startsWith('npx wrangler d1 ex'));
  const [exported = '', executed = '', marked = ''] = documented;
  const command = /--command "([^"]*)"/.exec(marked)?.[1] ?? '';

  test('made by the documented commands brings everything back: records, tokens and pending deliveries', async () => {
    expect([exported, executed]).toEqual([
      expect.stringContaining('d1 export pahiya --remote --output backup.sql'),
      expect.stringContaining('d1 execute pahiya --remote --file backup.sql'),
    ]);
    const cms = await startCms();
    const variables = { CMS_URL: cms.url, CMS_TOKEN };
    const file = join(folder, 'backup.sql');
    wrangler('d1', 'migrations', 'apply', 'pahiya');
    // The backend refuses them without storing them, so the ledger does not mark them as unclear.
    await cms.fail('status_429');
    const first = await start(variables);
    const left: Left[] = [];
    for (let index = 0; index < 12; index += 1)
      left.push(await leave(first, `90000020${String(index).padStart(2, '0')}`));
    const counted = await first.rows('SELECT * FROM daily_counts ORDER BY day, kind, dimension, value');
    await first.stop();

    wrangler('d1', 'export', 'pahiya', '--output', file);
    // All of it arrives after the backup and before the loss of the database.
    await cms.heal();
    const between = await start(variables);
    await letTimePass(between);
    await everyMinute(between);
    expect(cms.documents('mncaptures')).toHaveLength(12);
    await between.stop();
    rmSync(join(folder, STATE), { recursive: true });
    wrangler('d1', 'execute', 'pahiya', '--file', file, '--yes');
    wrangler('d1', 'execute', 'pahiya', '--command', command, '--yes');

    const second = await start(variables);
    try {
      const stored = await second.rows<{ id: string }>('SELECT id FROM records');
      expect(stored.map(({ id }) => id).sort()).toEqual(left.map(({ id }) => id).sort());
      expect(await second.rows('SELECT * FROM daily_counts ORDER BY day, kind, dimension, value')).toEqual(
        counted,
      );
      for (const one of left) expect(await change(second, one)).toBe(200);
      await letTimePass(second);
      await everyMinute(second);
      await letTimePass(second);
      await everyMinute(second);
      const delivered = cms.documents('mncaptures').map(({ mobileNumber }) => mobileNumber);
      expect({
        answered: left.length,
        stored: stored.length,
        delivered: new Set(delivered).size,
        doubled: delivered.length - new Set(delivered).size,
      }).toEqual({ answered: 12, stored: 12, delivered: 12, doubled: 0 });
    } finally {
      await second.stop();
      await cms.close();
    }
  });
});

describe('a migration', () => {
  const FOLDER = 'src/platform/ledger/migrations';
  const files = readdirSync(FOLDER)
    .filter((name) => name.endsWith('.sql'))
    .sort();

  test.each(files.slice(0, -1))(
    'after %s goes forward on a filled database: every record is there, counted, and delivered where it was owed',
    async (last) => {
      const old = files.slice(0, files.indexOf(last) + 1);
      const d1Persist = join(folder, 'd1');
      mkdirSync(d1Persist);
      const before = new Miniflare({
        modules: true,
        script: 'export default { fetch: () => new Response() }',
        d1Databases: { LEDGER: 'LEDGER' },
        d1Persist,
      });
      const ledger = await before.getD1Database('LEDGER');
      const apply = async (file: string) => {
        const statements = readFileSync(join(FOLDER, file), 'utf8').split('--> statement-breakpoint');
        await ledger.batch(statements.map((statement) => ledger.prepare(statement)));
      };
      for (const file of old) await apply(file);
      await ledger.batch(
        Array.from({ length: 50 }, (_, index) => [
          ledger
            .prepare(
              `INSERT INTO records (id, kind, status, version, created_at, updated_at, mobile_number, city, fields, idempotency_key, content_hash)
             VALUES (?, 'lead', 'new', 1, ?, ?, ?, 'jaipur', '{}', ?, 'x')`,
            )
            .bind(
              `filled-${index}`,
              1_760_000_000_000 + index,
              1_760_000_000_000 + index,
              `90000030${String(index).padStart(2, '0')}`,
              `filled-key-${index}`,
            ),
          ledger
            .prepare(
              `INSERT INTO deliveries (id, record_id, target, purpose, state, attempts, first_owed_at, next_attempt_at, unclear, last_error_code)
             VALUES (?, ?, 'cms', 'record', 'owed', 3, 1, ?, ?, 'timed_out')`,
            )
            .bind(`owed-${index}`, `filled-${index}`, Date.now() + 3_600_000, index % 2),
        ]).flat(),
      );
      for (const file of files.slice(old.length)) await apply(file);
      await before.dispose();

      const cms = await startCms();
      const variables = { DESK_PASSPHRASE: PASSPHRASE, CMS_URL: cms.url, CMS_TOKEN };
      const site = await startSite({ variables, overrides: { d1Persist } });
      try {
        expect(await site.rows('SELECT id FROM records')).toHaveLength(50);
        const operator = operatorOf(site, await sessionOf());
        expect((await operator.get('/api/desk/records')).status).toBe(200);
        expect((await operator.form('/api/desk/sign-out', {}, aVisitor())).status).toBe(303);
        expect((await operator.get('/api/desk/records')).status).toBe(401);
        const [all] = await site.rows<{ count: number }>(
          "SELECT sum(count) AS count FROM daily_counts WHERE kind = 'lead' AND dimension = 'all'",
        );
        expect(all?.count).toBe(50);
        const left = await leave(site, '9000000003');
        expect(await change(site, left)).toBe(200);
        await letTimePass(site);
        await everyMinute(site);
        const health = async () => (await site.fetch('/healthz')).json();
        await expect.poll(health).toEqual({ status: 'ok', deliveries: [] });
        // Fifty were pending before the migration, and one arrived after it.
        expect(cms.documents('mncaptures')).toHaveLength(51);
      } finally {
        await site.stop();
        await cms.close();
      }
    },
  );
});

test('the log has the request id, status and fault of each answer, and no data of the visitor', async () => {
  const site = await startSite();
  try {
    const answer = await site.post('/api/leads', { mobileNumber: '5' }, aVisitor());
    const requestId = answer.headers.get('X-Request-Id') ?? 'none';
    await expect.poll(() => site.logged.some((line) => line.includes(requestId))).toBe(true);
    const line = site.logged.find((one) => one.includes(requestId)) ?? '{}';
    expect(JSON.parse(line)).toEqual({
      event: 'request',
      requestId,
      method: 'POST',
      path: '/api/leads',
      status: 400,
      milliseconds: expect.any(Number),
      fault: 'visitor',
    });
  } finally {
    await site.stop();
  }
});

test('GET /healthz reports pending deliveries, their age, and failed ones', async () => {
  const cms = await startCms();
  const site = await startSite({ variables: { CMS_URL: cms.url, CMS_TOKEN } });
  const health = async () => (await site.fetch('/healthz')).json();
  try {
    await cms.fail('status_400');
    await leave(site, '9000000011');
    await expect.poll(health).toEqual({
      status: 'degraded',
      deliveries: [{ target: 'cms', owed: 0, paused: 0, failed: 1, oldestOwedSeconds: 0 }],
    });
    await cms.fail('status_503');
    await leave(site, '9000000012');
    await site.rows("UPDATE deliveries SET first_owed_at = first_owed_at - 600000 WHERE state = 'owed'");
    expect(await health()).toMatchObject({
      deliveries: [{ owed: 1, failed: 1, oldestOwedSeconds: expect.closeTo(600, -2) }],
    });
    await cms.heal();
    await site.rows("UPDATE deliveries SET state = 'owed' WHERE state = 'failed'");
    await letTimePass(site);
    await everyMinute(site);
    await expect.poll(health).toEqual({ status: 'ok', deliveries: [] });
  } finally {
    await site.stop();
    await cms.close();
  }
});
