import worker, {
  type BoardStub,
  type BuiltBindings,
  SlotBoard as BuiltBoard,
  Quotas,
  Sweeper,
} from 'built-worker';
import { breakDatabase } from '../worker/ledger/break-database.ts';

/** The built Worker with bindings that ask the test, at each call, for its result. */

type Ask = (point: string) => Promise<string>;

const asking =
  (control: BuiltBindings['CONTROL']): Ask =>
  async (point) =>
    (await control.fetch(`http://control/${point}`)).text();

/** Makes a call fail before it happens, or after it with its answer lost. */
const through =
  (ask: Ask, point: string) =>
  async (run: () => Promise<unknown>): Promise<unknown> => {
    if ((await ask(`${point}/before`)) === 'throw') throw new Error('D1_ERROR: D1 DB is overloaded.');
    const done = await run();
    if ((await ask(`${point}/after`)) === 'throw') throw new Error('D1_ERROR: Network connection lost.');
    return done;
  };

const LONG_AGO_MS = 24 * 60 * 60_000;

/** A stored copy with the age that it has after a day without a newer one. */
function aged(text: string | null): string | null {
  if (text === null) return null;
  const copy = JSON.parse(text);
  for (const name of ['at', 'fetchedAt']) if (name in copy) copy[name] -= LONG_AGO_MS;
  return JSON.stringify(copy);
}

const brokenStore = (store: BuiltBindings['CACHE'], ask: Ask) => ({
  async get(key: string): Promise<string | null> {
    const verdict = await ask('store/get');
    if (verdict === 'throw') throw new Error('KV GET failed: 500');
    if (verdict === 'miss') return null;
    if (verdict === 'garbage') return '{"at":"yesterday","rows":[[1]]';
    const text = await store.get(key);
    return verdict === 'stale' ? aged(text) : text;
  },
  async put(key: string, value: string): Promise<void> {
    if ((await ask('store/put')) === 'throw') throw new Error('KV PUT failed: 429');
    await store.put(key, value);
  },
});

/** A limiter that can fail; otherwise the platform's own limiter counts. */
const brokenLimiter = (limiter: BuiltBindings['NUMBER_LIMIT'], name: string, ask: Ask) => ({
  async limit(options: { key: string }) {
    if ((await ask(`limiter/${name}`)) === 'throw') throw new Error('limiter failed');
    return limiter.limit(options);
  },
});

const brokenBoards = (boards: BuiltBindings['SLOT_BOARD'], ask: Ask) => ({
  getByName(city: string): BoardStub {
    const call =
      (method: string) =>
      async (...given: readonly unknown[]) => {
        const board = boards.getByName(city);
        const verdict = await ask(`board/${method}`);
        if (verdict === 'throw') throw new Error('Durable Object is overloaded');
        if (verdict === 'restart') await board.restart?.().catch(() => undefined);
        if (verdict === 'break') await board.breakStorage?.();
        if (verdict === 'mend') await board.mendStorage?.();
        return boards.getByName(city)[method]?.(...given);
      };
    return new Proxy({}, { get: (_, method) => (method === 'then' ? undefined : call(String(method))) });
  },
});

/** The counts that last longer than a minute, of which signing in is one. */
const brokenQuotas = (quotas: BuiltBindings['QUOTAS'], ask: Ask): BuiltBindings['QUOTAS'] => ({
  getByName(name) {
    const call =
      (method: string) =>
      async (...given: readonly unknown[]) => {
        const verdicts = [await ask('limiter/sign-in'), await ask(`counts/${method}`)];
        if (verdicts.includes('throw')) throw new Error('Durable Object is overloaded');
        return quotas.getByName(name)[method]?.(...given);
      };
    return new Proxy({}, { get: (_, method) => (method === 'then' ? undefined : call(String(method))) });
  },
});

/** The bucket of old records. A `list` or `delete` is never the first call of a move, so they do not fail alone. */
const brokenBucket = (bucket: BuiltBindings['ARCHIVE'], ask: Ask): BuiltBindings['ARCHIVE'] =>
  new Proxy(bucket, {
    get(_, method) {
      const call = Reflect.get(bucket, method);
      if (typeof call !== 'function') return call;
      if (method !== 'get' && method !== 'put') return call.bind(bucket);
      return async (...given: readonly unknown[]) => {
        const before = method === 'get' ? 'archive/get' : 'archive/put/before';
        if ((await ask(before)) === 'throw') throw new Error('R2 failed: 10001');
        const answer: unknown = await call.apply(bucket, given);
        if (method === 'put' && (await ask('archive/put/after')) === 'throw')
          throw new Error('R2 failed: 10001');
        return answer;
      };
    },
  });

const brokenSweeper = (sweepers: BuiltBindings['SWEEPER'], ask: Ask) => ({
  getByName: (name: string) => ({
    async continueSweep(): Promise<void> {
      if ((await ask('sweeper')) === 'throw') throw new Error('Durable Object is overloaded');
      await sweepers.getByName(name).continueSweep();
    },
  }),
});

export { Quotas, Sweeper };

export class SlotBoard extends BuiltBoard {
  restart(): void {
    this.ctx.abort('restarted by a test');
  }

  breakStorage(): void {
    this.ctx.storage.sql.exec('ALTER TABLE seat RENAME TO seat_away');
  }

  mendStorage(): void {
    this.ctx.storage.sql.exec('ALTER TABLE seat_away RENAME TO seat');
  }
}

let broken: BuiltBindings | undefined;

/** Creates the bindings once: the Worker builds its services again for every other set of bindings. */
function bindingsOf(bindings: BuiltBindings): BuiltBindings {
  const ask = asking(bindings.CONTROL);
  broken ??= Object.assign(Object.create(bindings), {
    LEDGER: breakDatabase(bindings.LEDGER, {
      statement: through(ask, 'ledger/statement'),
      batch: through(ask, 'ledger/batch'),
    }),
    CACHE: brokenStore(bindings.CACHE, ask),
    SLOT_BOARD: brokenBoards(bindings.SLOT_BOARD, ask),
    SWEEPER: brokenSweeper(bindings.SWEEPER, ask),
    QUOTAS: brokenQuotas(bindings.QUOTAS, ask),
    ARCHIVE: brokenBucket(bindings.ARCHIVE, ask),
    NUMBER_LIMIT: brokenLimiter(bindings.NUMBER_LIMIT, 'number', ask),
    ADDRESS_LIMIT: brokenLimiter(bindings.ADDRESS_LIMIT, 'address', ask),
    FLOOD_LIMIT: brokenLimiter(bindings.FLOOD_LIMIT, 'flood', ask),
    SESSION_LIMIT: brokenLimiter(bindings.SESSION_LIMIT, 'session', ask),
    SIGN_IN_LIMIT: brokenLimiter(bindings.SIGN_IN_LIMIT, 'sign-in', ask),
  });
  return broken ?? bindings;
}

export default {
  fetch: (request: Request, bindings: BuiltBindings) => worker.fetch(request, bindingsOf(bindings)),
  scheduled: (event: unknown, bindings: BuiltBindings) => worker.scheduled(event, bindingsOf(bindings)),
};
