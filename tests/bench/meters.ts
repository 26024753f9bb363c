import type { D1Database, D1PreparedStatement, D1Result } from '@cloudflare/workers-types';

/** The platform's billed units, counted at the Worker's bindings. */
export interface Meters {
  kvReads: number;
  kvWrites: number;
  statements: number;
  rowsRead: number;
  rowsWritten: number;
  objectRequests: number;
}

export const newMeters = (): Meters => ({
  kvReads: 0,
  kvWrites: 0,
  statements: 0,
  rowsRead: 0,
  rowsWritten: 0,
  objectRequests: 0,
});

const KV_WRITES = new Set<PropertyKey>(['put', 'delete']);

/** Wraps an object and reports each call of its methods first. */
function watched<Watched extends object>(
  real: Watched,
  called: (method: PropertyKey, answer: () => unknown) => unknown,
): Watched {
  return new Proxy(real, {
    get(target, name) {
      const value = Reflect.get(target, name);
      if (typeof value !== 'function') return value;
      // Not `value.apply`: on a stub of a Durable Object that would be one of its methods.
      return (...given: unknown[]) => called(name, () => Reflect.apply(value, target, given));
    },
  });
}

export const meteredKv = <Namespace extends object>(kv: Namespace, meters: Meters): Namespace =>
  watched(kv, (method, answer) => {
    if (KV_WRITES.has(method)) meters.kvWrites += 1;
    else meters.kvReads += 1;
    return answer();
  });

/** Each call of a method of an object, and each fetch, is a request. */
export const meteredObjects = <Namespace extends object>(namespace: Namespace, meters: Meters): Namespace =>
  watched(namespace, (_, answer) => {
    const stub = answer();
    if (typeof stub !== 'object' || stub === null) return stub;
    return watched(stub, (_method, ask) => {
      meters.objectRequests += 1;
      return ask();
    });
  });

/** Unwraps metered statements, because a batch accepts only the platform's own. */
const behind = new WeakMap<object, D1PreparedStatement>();

const READS = /^\s*(?:select|with)/i;

/** Counts rows by the database's own figures. Two calls hide them, so the wrapper uses other calls. */
export function meteredD1(database: D1Database, meters: Meters): D1Database {
  const counted = <Row>(result: D1Result<Row>): D1Result<Row> => {
    meters.statements += 1;
    meters.rowsRead += result.meta.rows_read;
    meters.rowsWritten += result.meta.rows_written;
    return result;
  };

  const metered = (statement: D1PreparedStatement, sql: string): D1PreparedStatement => {
    const all = async () => counted(await statement.all<Record<string, unknown>>());
    const calls: Record<PropertyKey, unknown> = {
      bind: (...values: unknown[]) => metered(statement.bind(...values), sql),
      all,
      run: all,
      async first(column?: string) {
        const [row] = (await all()).results;
        return row === undefined ? null : column === undefined ? row : (row[column] ?? null);
      },
      async raw() {
        const { results } = await all();
        // Two columns of one name are one in an object: what only reads can be asked once more.
        return READS.test(sql) ? statement.raw() : results.map((row) => Object.values(row));
      },
    };
    const own = new Proxy(statement, { get: (_, name) => calls[name] });
    behind.set(own, statement);
    return own;
  };

  return new Proxy(database, {
    get(target, name) {
      if (name === 'prepare') return (sql: string) => metered(target.prepare(sql), sql);
      if (name === 'batch')
        return async (statements: D1PreparedStatement[]) =>
          (await target.batch(statements.map((each) => behind.get(each) ?? each))).map(counted);
      const value = Reflect.get(target, name);
      return typeof value === 'function' ? value.bind(target) : value;
    },
  });
}
