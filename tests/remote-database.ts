import type { D1Database, D1PreparedStatement } from '@cloudflare/workers-types';
import type { Miniflare } from 'miniflare';

/** A Worker that runs the statements of a `remoteDatabase` on its binding `LEDGER`. */
export const DATABASE_WORKER = `
export default {
  async fetch(request, { LEDGER }) {
    const { method, statements } = await request.json();
    const prepared = () => statements.map(({ sql, values }) => LEDGER.prepare(sql).bind(...values));
    try {
      const result =
        method === 'exec' ? await LEDGER.exec(statements[0].sql)
        : method === 'batch' ? await LEDGER.batch(prepared())
        : await prepared()[0][method]();
      return Response.json({ result });
    } catch ({ message, cause }) {
      return Response.json({ message, cause: cause?.message });
    }
  },
};`;

/** Requests to this host meet the database's Worker, where another one answers all other hosts. */
export const DATABASE_HOST = 'database.invalid';

interface Statement {
  readonly sql: string;
  readonly values: readonly unknown[];
}

type Method = 'all' | 'run' | 'raw' | 'batch' | 'exec';

/**
 * The database behind `DATABASE_WORKER`. It makes one request for a statement. Miniflare's own proxy makes three, two of
 * which block the test, and starts a thread for them.
 */
export function remoteDatabase(miniflare: Miniflare): D1Database {
  const call = async (method: Method, statements: readonly Statement[]) => {
    const body = JSON.stringify({ method, statements });
    const answer = await miniflare.dispatchFetch(`http://${DATABASE_HOST}/`, { method: 'POST', body });
    const { result, message, cause } = JSON.parse(await answer.text());
    if (message !== undefined) throw new Error(message, { cause: new Error(cause) });
    return result;
  };
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
