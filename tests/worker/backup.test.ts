import { type ChildProcess, spawn } from 'node:child_process';
import { existsSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { addDays, indiaDate } from '../../src/values/india-time.ts';
import { share, volume } from '../every-case.ts';
import { freePort } from '../free-port.ts';
import { CMS_TOKEN, type CmsStandIn, startCms } from '../upstreams/cms.ts';
import { operatorOf, PASSPHRASE, sessionOf } from './admin-session.ts';
import { holding, newRecord } from './held-record.ts';
import { aVisitor, everyMinute, letTimePass } from './outside.ts';
import { type Site, startSite } from './site.ts';

const STATE = '.wrangler/state/v3';
/** The database of the site, and a new one. */
const ID = 'the-id-of-the-ledger';
const NEW_ID = 'the-id-of-the-new-database';
const NEW = 'restored';

let folder: string;
let site: Site | undefined;

/** A folder with the settings of both databases, as wrangler reads them. */
function makeFolder(): void {
  folder = mkdtempSync(join(tmpdir(), 'backup-'));
  const database = (binding: string, name: string, id: string) =>
    `[[d1_databases]]\nbinding = "${binding}"\ndatabase_name = "${name}"\ndatabase_id = "${id}"\n`;
  writeFileSync(
    join(folder, 'wrangler.toml'),
    database('LEDGER', 'pahiya', ID) + database('NEW', NEW, NEW_ID),
  );
}

/** Starts the site on one of the databases that wrangler stores in the folder. */
const start = async (database: string, variables: Readonly<Record<string, string>> = {}): Promise<Site> => {
  site = await startSite({
    variables: { ADMIN_PASSPHRASE: PASSPHRASE, ...variables },
    persistTo: join(folder, STATE),
    port: await freePort(),
    overrides: { d1Databases: { LEDGER: database } },
  });
  return site;
};
const stop = async (): Promise<void> => {
  await site?.stop();
  site = undefined;
};

interface Ended {
  readonly code: number | null;
  readonly printed: string;
}

/** Runs a script in the folder of the test. The caller may end it before. */
function run(script: string, ...parameters: string[]): { child: ChildProcess; ended: Promise<Ended> } {
  const child = spawn(process.execPath, [resolve(script), ...parameters], {
    cwd: folder,
    // In a group of its own, so that what it started can end with it.
    detached: true,
    env: { ...process.env, CI: 'true', WRANGLER_SEND_METRICS: 'false', ADMIN_PASSPHRASE: PASSPHRASE },
  });
  let printed = '';
  for (const stream of [child.stdout, child.stderr])
    stream.on('data', (text: Buffer) => {
      printed += text.toString();
    });
  const ended = new Promise<Ended>((done) => child.on('close', (code) => done({ code, printed })));
  return { child, ended };
}

const backUp = (file: string) => run('scripts/backup.ts', file, '--site', site?.origin ?? '');
const restore = (file: string, ...options: string[]) =>
  run('scripts/restore.ts', file, '--into', NEW, '--local', ...options);

/** Every definition and row of the ledger, as one text that a change of either would change. */
async function contentOf(of: Site): Promise<string> {
  const definitions = await of.rows<{ name: string; sql: string }>(
    "SELECT name, sql FROM sqlite_schema WHERE name NOT LIKE 'sqlite%' AND name NOT LIKE '%cf%' ORDER BY name",
  );
  const content: Record<string, unknown> = { definitions };
  for (const table of [
    'records',
    'deliveries',
    'record_facets',
    'record_search',
    'daily_counts',
    'filing',
    'counting',
  ])
    content[table] = await of.rows(
      `SELECT count(*) AS rows, total(${table === 'record_facets' ? 'created_at' : 'rowid'}) AS size FROM ${table}`,
    );
  return JSON.stringify(content);
}

const RECORDS = volume(5000, 4);
/** Visitors leave them before the backup. */
const LEADS = 12;

/** Adds records as a busy month would: with numbers, texts of any kind, and a delivery each. */
async function addRecords(to: Site): Promise<void> {
  const numbers = `WITH RECURSIVE n(i) AS (SELECT 1 UNION ALL SELECT i + 1 FROM n WHERE i < ${RECORDS})`;
  await to.rows(`${numbers} INSERT INTO records
      (id, kind, status, version, created_at, updated_at, name, name_key, mobile_number, city, state, source, service,
        campaign, session_id, fields, idempotency_key, content_hash, consent_ads)
      SELECT printf('01900000-0000-7000-8000-%012d', i), 'lead', 'new', 1, 1790000000000 + i * 1000, 1790000000000 + i * 1000,
        'आशा ' || i || ' O''Neil' || char(13, 10) || 'Jaipur', 'asha ' || i, '9' || printf('%09d', i), 'jaipur', 'Rajasthan', 'website',
        'ac-service', NULL, NULL, json_object('area', 'area ' || (i % 50), 'message', 'two' || char(10) || 'lines; and a -- mark'),
        'key-' || i, 'hash-' || i, i % 2 FROM n`);
  await to.rows(`${numbers} INSERT INTO deliveries (id, record_id, target, purpose, state, queued_at, next_attempt_at)
      SELECT printf('d-%d', i), printf('01900000-0000-7000-8000-%012d', i), 'cms', 'create',
        CASE i % 100 WHEN 0 THEN 'failed' ELSE 'delivered' END, 1790000000000 + i, 1790000000000 + i FROM n`);
}

describe(`a ledger of ${RECORDS} records`, () => {
  const inDays = (days: number) => addDays(indiaDate(new Date()), days);
  const file = () => join(folder, 'ledger.sqlite');
  const left: { id: string; token: string }[] = [];
  let cms: CmsStandIn;
  let variables: Readonly<Record<string, string>>;
  let unharmed: string;

  beforeAll(async () => {
    makeFolder();
    cms = await startCms();
    variables = { CMS_URL: cms.url, CMS_TOKEN };
    // The backend refuses them without storing them, so the ledger does not mark them as unclear.
    await cms.fail('status_429');
    const own = await start(ID, variables);
    await addRecords(own);
    for (let index = 0; index < LEADS; index += 1)
      left.push(await leave(own, `90000020${String(index).padStart(2, '0')}`));
    // A row above the limits of a statement, and a bill whose number may not come again.
    await own.rows(`INSERT INTO price_sheets (id, state, source, hash, rows, row_count, losses, read_at)
      VALUES ('sheet', 'live', 'upload', 'hash', replace(hex(zeroblob(120000)), '0', 'आ'';'), 1, '{}', 1)`);
    await own.rows("INSERT INTO bills (number, record_id, at) VALUES (41, 'one', 1), (42, 'two', 1)");
    await own.rows('DELETE FROM bills WHERE number = 42');
    // A visit to come, whose seat a new Worker does not have.
    await own.rows(`UPDATE records SET kind = 'booking', status = 'completed',
      fields = json_object('date', '${inDays(3)}', 'timeSlot', '9-11') WHERE id LIKE '%00007'`);
    await own.rows(`UPDATE deliveries SET target = 'slots', purpose = 'seat', state = 'pending',
      queued_at = ${Date.now()}, next_attempt_at = 0 WHERE id = 'd-7'`);
    const operator = operatorOf(own, await sessionOf());
    const set = { city: 'jaipur', capacity: 4 };
    expect((await operator.post('/api/admin/slots/capacity', set)).status).toBe(200);
    expect(
      (await operator.post('/api/admin/slots/capacity', { ...set, capacity: 2, date: inDays(3) })).status,
    ).toBe(200);
    for (const what of [{ date: inDays(5) }, { date: inDays(6), slot: '11-13' }])
      expect(
        (await operator.post('/api/admin/slots/block', { city: 'jaipur', blocked: 'yes', ...what })).status,
      ).toBe(200);
    for (let run = 0; run < 4; run += 1) await everyMinute(own);
    expect(await own.rows('SELECT count(*) AS found FROM record_search')).toEqual([
      { found: RECORDS + LEADS },
    ]);
    unharmed = await contentOf(own);
  });
  afterAll(async () => {
    await clean();
    await cms.close();
  });

  test.each(share([200, 500, 800, 1200, 1800], 5, 2))(
    'is unharmed by a backup that is killed after %i ms, and has no file with its name',
    async (milliseconds) => {
      const killed = join(folder, `killed-${milliseconds}.sqlite`);
      const { child, ended } = backUp(killed);
      await sleep(milliseconds);
      child.kill('SIGKILL');
      const { code } = await ended;
      if (code !== 0) expect(existsSync(killed)).toBe(false);
      expect(await contentOf(site as Site)).toBe(unharmed);
    },
  );

  test('is copied whole after an interruption, restored after an interruption, and equal with its search and boards', async () => {
    const first = backUp(file());
    await expect.poll(() => existsSync(`${file()}.part`)).toBe(true);
    first.child.kill('SIGKILL');
    await first.ended;
    const made = await backUp(file()).ended;
    expect(made, made.printed).toMatchObject({ code: 0 });
    expect(made.printed).toContain(`records ${RECORDS + LEADS}`);
    expect(await contentOf(site as Site)).toBe(unharmed);
    const ofLedger = await boards(site as Site);
    // All of the leads arrive after the backup and before the loss of the database.
    await cms.heal();
    await letTimePass(site as Site);
    await everyMinute(site as Site);
    expect(cms.documents('mncaptures')).toHaveLength(LEADS);
    await stop();

    const parts = ['--part-bytes', String(1_000_000 + RECORDS * 400)];
    const begun = restore(file(), ...parts);
    begun.child.stdout?.once('data', () => process.kill(-Number(begun.child.pid), 'SIGKILL'));
    expect((await begun.ended).printed).toContain('part 1 of');
    const restored = await restore(file(), ...parts).ended;
    expect(restored, restored.printed).toMatchObject({ code: 0 });
    expect(restored.printed).toMatch(new RegExp(`equal: \\d+ tables and lists, ${RECORDS + LEADS} records`));
    expect(restored.printed).not.toContain('part 1 of');

    rmSync(join(folder, STATE, 'do'), { recursive: true });
    const own = await start(NEW_ID, variables);
    expect(await boards(own)).not.toEqual(ofLedger);
    const [restoredContent, content] = [await contentOf(own), unharmed].map((text) => JSON.parse(text));
    expect(restoredContent).toEqual({
      ...content,
      deliveries: [{ rows: RECORDS + LEADS + 1, size: expect.any(Number) }],
    });
    const found = 'SELECT count(*) AS found FROM record_search WHERE words MATCH ?';
    expect(await own.rows(found, `"asha ${RECORDS - 1}"`)).toEqual([{ found: 1 }]);
    expect(await own.rows('SELECT seq FROM sqlite_sequence')).toEqual([{ seq: 42 }]);
    await everyMinute(own);
    expect(await boards(own)).toEqual(ofLedger);
  });

  test('once restored opens its tokens and sends a delivery once, though it arrived after the backup', async () => {
    const own = site as Site;
    for (const one of left) expect(await change(own, one)).toBe(200);
    await letTimePass(own);
    await everyMinute(own);
    const mobileNumbers = cms.documents('mncaptures').map(({ mobileNumber }) => mobileNumber);
    expect([mobileNumbers.length, new Set(mobileNumbers).size]).toEqual([LEADS, LEADS]);
    const undelivered =
      "SELECT id FROM deliveries WHERE target = 'cms' AND state NOT IN ('delivered', 'failed')";
    expect(await own.rows(undelivered)).toEqual([]);
    await stop();
    // The database is no new one any more, and a damaged file is not restored.
    expect((await restore(file()).ended).printed).toContain('holds a ledger');
    writeFileSync(file(), 'damaged', { flag: 'a' });
    expect((await restore(file()).ended).printed).toContain('another hash');
  });
});

/** The slots that visitors see on the days that the operator changed. */
async function boards(of: Site): Promise<unknown> {
  const days = [3, 4, 5, 6].map((day) => addDays(indiaDate(new Date()), day));
  return Promise.all(
    days.map(async (date) => (await of.fetch(`/api/slots?city=jaipur&date=${date}`)).json()),
  );
}

/** Deletes the data of the test's folder, and the folder. */
async function clean(): Promise<void> {
  await stop();
  rmSync(folder, { recursive: true, force: true });
}

test('a backup with a wrong passphrase, of a site that is away, or onto a file that exists, fails and says why', async () => {
  makeFolder();
  try {
    const file = join(folder, 'none.sqlite');
    expect(await run('scripts/backup.ts', file, '--site', 'http://127.0.0.1:1').ended).toMatchObject({
      code: 1,
      printed: expect.stringContaining('No backup'),
    });
    await start(ID, { ADMIN_PASSPHRASE: 'another passphrase' });
    expect(await backUp(file).ended).toMatchObject({
      code: 1,
      printed: expect.stringContaining('answered 401'),
    });
    writeFileSync(file, '');
    expect((await backUp(file).ended).printed).toContain('exists already');
  } finally {
    await clean();
  }
});

test('the endpoints of a backup answer the operator alone, name no table of the search, and refuse other tables', async () => {
  makeFolder();
  try {
    const own = await start(ID);
    const operator = operatorOf(own, await sessionOf());
    for (const path of ['/api/admin/backup', '/api/admin/backup/records'])
      expect((await own.fetch(path, { headers: aVisitor() })).status).toBe(401);
    const { tables } = (await (await operator.get('/api/admin/backup')).json()) as {
      tables: { name: string; key: string[] }[];
    };
    const names = tables.map(({ name }) => name);
    expect(names.filter((name) => /^(?:sqlite|_cf|record_search)/.test(name))).toEqual([]);
    expect(tables).toContainEqual(expect.objectContaining({ name: 'records', key: ['rowid'] }));
    expect(tables).toContainEqual(
      expect.objectContaining({ name: 'archive_numbers', key: ['mobile_number', 'object_id'] }),
    );
    for (const table of ['sqlite_schema', 'record_search', 'records"; DROP TABLE records; --', 'nothing'])
      expect((await operator.get(`/api/admin/backup/${encodeURIComponent(table)}`)).status).toBe(404);
    for (const after of ['x', '{}', '[null]', '"1"'])
      expect(
        (await operator.get(`/api/admin/backup/records?after=${encodeURIComponent(after)}`)).status,
      ).toBe(400);
    expect(await own.rows("SELECT count(*) AS lines FROM audit WHERE action = 'backup_read'")).toEqual([
      { lines: 1 },
    ]);
  } finally {
    await clean();
  }
});

const leave = async (to: Site, mobileNumber: string) => {
  const body = { mobileNumber, idempotencyKey: `backup-${mobileNumber}`, source: 'website' };
  return newRecord<{ id: string; token: string }>(await to.post('/api/leads', body, aVisitor()));
};
const change = async (to: Site, { id, token }: { id: string; token: string }) => {
  const answer = await to.fetch(`/api/leads/${id}`, {
    method: 'PUT',
    body: JSON.stringify({ area: 'C-Scheme' }),
    headers: { 'Content-Type': 'application/json', Origin: to.origin, ...aVisitor(), ...holding(token) },
  });
  return answer.status;
};
