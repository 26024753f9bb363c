import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { D1Database } from '@cloudflare/workers-types';
import { Miniflare } from 'miniflare';
import { v7 } from 'uuid';

const MIGRATIONS = join(import.meta.dirname, '../../../src/ledger/migrations');

/** A D1 database of its own in workerd's SQLite, with every migration applied. */
export async function openTestDatabase(): Promise<{ d1: D1Database; close: () => Promise<void> }> {
  const miniflare = new Miniflare({
    modules: true,
    script: 'export default { fetch: () => new Response() }',
    compatibilityDate: '2026-07-01',
    d1Databases: ['DB'],
  });
  const d1 = await miniflare.getD1Database('DB');
  for (const file of readdirSync(MIGRATIONS)
    .filter((name) => name.endsWith('.sql'))
    .sort()) {
    const statements = readFileSync(join(MIGRATIONS, file), 'utf8').split('--> statement-breakpoint');
    await d1.batch(statements.map((statement) => d1.prepare(statement)));
  }
  return { d1, close: () => miniflare.dispose() };
}

/** A clock that stands still until it is moved, and ids that follow it. */
export function createTestClock(start = Date.UTC(2026, 10, 20, 6, 30)) {
  let instant = start;
  return {
    now: () => instant,
    pass: (ms: number) => {
      instant += ms;
    },
    newId: () => v7({ msecs: instant }),
  };
}

export const countRows = async (d1: D1Database, table: string, where = '1'): Promise<number> =>
  (await d1.prepare(`SELECT count(*) AS n FROM ${table} WHERE ${where}`).first<number>('n')) ?? 0;

type Fault = (run: () => Promise<unknown>) => Promise<unknown>;

/**
 * The same database behind a fault: `fault` is asked at each transaction and at each single statement and may run it,
 * throw instead, or run it and throw.
 */
export function breakDatabase(d1: D1Database, fault: { batch?: Fault; statement?: Fault }): D1Database {
  const pass: Fault = (run) => run();
  const originals = new WeakMap<object, object>();
  const wrapStatement = (statement: object): object => {
    const wrapped = new Proxy(statement, {
      get(target, property) {
        const value = Reflect.get(target, property);
        if (typeof value !== 'function') return value;
        if (property === 'bind') return (...parts: unknown[]) => wrapStatement(value.apply(target, parts));
        if (!['all', 'run', 'raw', 'first'].includes(String(property))) return value.bind(target);
        return (...parts: unknown[]) => (fault.statement ?? pass)(() => value.apply(target, parts));
      },
    });
    originals.set(wrapped, statement);
    return wrapped;
  };
  return new Proxy(d1, {
    get(target, property) {
      const value = Reflect.get(target, property);
      if (property === 'prepare') return (query: string) => wrapStatement(target.prepare(query));
      if (property === 'batch')
        return (statements: object[]) =>
          (fault.batch ?? pass)(() =>
            value.call(
              target,
              statements.map((one) => originals.get(one) ?? one),
            ),
          );
      return typeof value === 'function' ? value.bind(target) : value;
    },
  });
}
