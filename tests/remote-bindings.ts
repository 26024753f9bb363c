import { text } from 'node:stream/consumers';
import type { D1Database, D1PreparedStatement } from '@cloudflare/workers-types';
import type { Miniflare } from 'miniflare';
import { once } from '../src/values/once.ts';
import { askRuntime } from './ask-runtime.ts';

/**
 * A Worker that runs the statements of a `remoteDatabase` on its binding `LEDGER`, and the calls of `remoteCalls` on its
 * others.
 */
export const DATABASE_WORKER = `
export default {
  async fetch(request, bindings) {
    const { LEDGER } = bindings;
    const { method, statements, binding, name, values } = await request.json();
    const prepared = () => statements.map(({ sql, values }) => LEDGER.prepare(sql).bind(...values));
    const called = () => (name === undefined ? bindings[binding] : bindings[binding].getByName(name));
    try {
      const result =
        binding !== undefined ? await called()[method](...values)
        : method === 'exec' ? await LEDGER.exec(statements[0].sql)
        : method === 'batch' ? await LEDGER.batch(prepared())
        : await prepared()[0][method]();
      return Response.json({ result });
    } catch ({ message, cause }) {
      return Response.json({ message, cause: cause?.message });
    }
  },
};`;

/** A Worker that is asked on a port of its own, past the layer that stands before the site. */
export const ON_ITS_OWN_PORT = { unsafeDirectSockets: [{ host: '127.0.0.1', port: 0 }] };

interface Statement {
  readonly sql: string;
  readonly values: readonly unknown[];
}

type Method = 'all' | 'run' | 'raw' | 'batch' | 'exec';

/** A call of a binding that is no database, in a Durable Object of the name where one is given. */
export interface BindingCall {
  readonly binding: string;
  readonly name?: string;
  readonly method: string;
  readonly values: readonly unknown[];
}

/** Sends requests to the `DATABASE_WORKER` of that name. An error that it answers is thrown. */
function requestsTo(miniflare: Miniflare, worker: string | undefined) {
  const address = once(() => miniflare.unsafeGetDirectURL(worker));
  return async (request: object) => {
    const { hostname: host, port } = await address();
    const answer = await askRuntime({ host, port, method: 'POST' }, JSON.stringify(request));
    const { result, message, cause } = JSON.parse(await text(answer));
    if (message !== undefined) throw new Error(message, { cause: new Error(cause) });
    return result;
  };
}

/** Calls the other bindings of `DATABASE_WORKER`. Their answers are JSON. */
export function remoteCalls(miniflare: Miniflare, worker: string): (call: BindingCall) => Promise<unknown> {
  return requestsTo(miniflare, worker);
}

/**
 * The database behind `DATABASE_WORKER`. It makes one request for a statement. Miniflare's own proxy makes three, two of
 * which block the test, and starts a thread for them. Its `dispatchFetch` needs twice the time of a plain request.
 */
export function remoteDatabase(miniflare: Miniflare, worker?: string): D1Database {
  const send = requestsTo(miniflare, worker);
  const call = (method: Method, statements: readonly Statement[]) => send({ method, statements });
  const statements = new WeakMap<D1PreparedStatement, Statement>();
  const prepared = (statement: Statement): D1PreparedStatement => {
    const made: D1PreparedStatement = {
      bind: (...values) => prepared({ ...statement, values: values.map(bindable) }),
      all: () => call('all', [statement]),
      run: () => call('run', [statement]),
      raw: () => call('raw', [statement]),
      async first(column?: string) {
        const [row] = (await call('all', [statement])).results;
        return (column === undefined ? row : row?.[column]) ?? null;
      },
    };
    statements.set(made, statement);
    return made;
  };
  const statementOf = (made: D1PreparedStatement): Statement => {
    const statement = statements.get(made);
    if (statement === undefined) throw new Error('a statement of another database');
    return statement;
  };
  return {
    prepare: (sql) => prepared({ sql, values: [] }),
    batch: (all) => call('batch', all.map(statementOf)),
    exec: (sql) => call('exec', [{ sql, values: [] }]),
    withSession: notOffered,
    dump: notOffered,
  };
}

const notOffered = (): never => {
  throw new Error('the tests need neither sessions nor dumps');
};

/** The database refuses the values that JSON would turn into null. */
function bindable(value: unknown): unknown {
  if (value === null || typeof value === 'string' || typeof value === 'boolean') return value;
  if (typeof value === 'number' && Number.isFinite(value)) return value;
  throw new TypeError(`D1_TYPE_ERROR: Type '${typeof value}' not supported for value '${value}'`);
}
