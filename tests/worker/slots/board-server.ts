import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { build, type Rolldown } from 'vite';
import { startRuntime } from '../../runtime.ts';

const worker = `
  import { DurableObject } from 'cloudflare:workers';
  import { SlotBoard } from ${JSON.stringify(resolve('src/platform/slots/slot-board.ts'))};
  import { BoardStore } from ${JSON.stringify(resolve('src/platform/slots/board-store.ts'))};
  export { SlotBoard };
  /** Counts the rows that the store of a board reads for one question, with every slot of a month full. */
  export class RowMeter extends DurableObject {
    measure(capacity, dates, now) {
      let rows = 0;
      const { sql } = this.ctx.storage;
      const store = new BoardStore({
        exec: (...query) => {
          const cursor = sql.exec(...query);
          const found = cursor.toArray();
          rows += cursor.rowsRead + cursor.rowsWritten;
          return { toArray: () => found, one: () => found[0] };
        },
      }, capacity);
      for (const date of dates)
        for (const slotId of ['9-11', '11-13', '13-15', '15-17', '17-19'])
          for (let seat = 0; seat < capacity; seat += 1)
            sql.exec('INSERT INTO seat (record_id, taken, date, slot_id) VALUES (?, 1, ?, ?)', date + slotId + seat, date, slotId);
      const cost = (act) => {
        rows = 0;
        act();
        return rows;
      };
      return {
        question: cost(() => store.day(dates[0], now, 'a-visitor')),
        claim: cost(() => store.take({ recordId: 'a-visitor', date: dates[0], slotId: '9-11' })),
        release: cost(() => store.release('a-visitor')),
      };
    }
  }
  /** POST [[method, ...arguments], ...] calls all methods at the same time; a GET goes to the live feed. */
  export default {
    async fetch(request, env) {
      const stub = env.BOARD.getByName(new URL(request.url).hostname);
      if (request.method === 'GET') return stub.fetch(request);
      if (request.method === 'PUT') return Response.json(await env.METER.getByName(request.url).measure(...await request.json()));
      const calls = await request.json();
      return Response.json(await Promise.all(calls.map(async ([method, ...rest]) => (await stub[method](...rest)) ?? null)));
    },
  };`;

const VIRTUAL = 'virtual:board-worker';

async function bundle(): Promise<string> {
  const output = await build({
    configFile: false,
    logLevel: 'error',
    plugins: [
      {
        name: 'board-worker',
        resolveId: (id) => (id === VIRTUAL ? id : undefined),
        load: (id) => (id === VIRTUAL ? worker : undefined),
      },
    ],
    build: {
      ssr: true,
      write: false,
      minify: false,
      rolldownOptions: { input: VIRTUAL, external: ['cloudflare:workers'] },
    },
    ssr: { noExternal: true },
  });
  const [built] = [output].flat() as Rolldown.RolldownOutput[];
  const code = built?.output[0].code;
  if (code === undefined) throw new Error('the board worker did not build');
  return code;
}

let code: Promise<string> | undefined;

/** Starts slot boards in workerd with a storage folder, which outlives a restart. One of them is in use. */
export async function startBoard(bindings: Record<string, string> = {}) {
  code ??= bundle();
  const script = await code;
  const folder = await mkdtemp(join(tmpdir(), 'slot-board-'));
  const start = () =>
    startRuntime({
      modules: true,
      script,
      bindings,
      durableObjects: {
        BOARD: { className: 'SlotBoard', useSQLite: true },
        METER: { className: 'RowMeter', useSQLite: true },
      },
      resourcePersistencePath: folder,
    });
  let server = start();
  let boards = 1;
  const addressOf = (path: string) => `http://board-${boards}${path}`;

  /** Makes all calls at the same time and returns the answers in their order. */
  const callAll = async (calls: readonly (readonly unknown[])[]): Promise<unknown[]> => {
    const answer = await server.dispatchFetch(addressOf('/'), {
      method: 'POST',
      body: JSON.stringify(calls),
    });
    if (!answer.ok) throw new Error(await answer.text());
    return answer.json() as Promise<unknown[]>;
  };

  /** The rows that one question, claim and release cost on a board whose days are full. */
  const rowsOf = async (capacity: number, dates: readonly string[], now: number): Promise<unknown> => {
    const body = JSON.stringify([capacity, dates, now]);
    return (await server.dispatchFetch(addressOf(`/${capacity}`), { method: 'PUT', body })).json();
  };

  return {
    callAll,
    rowsOf,
    call: async (...call: unknown[]): Promise<unknown> => (await callAll([call]))[0],
    request: (path: string, headers: Record<string, string> = {}) =>
      server.dispatchFetch(addressOf(path), { headers }),
    /** Puts a new board into use. */
    renew: () => {
      boards += 1;
    },
    restart: async () => {
      await server.dispose();
      server = start();
    },
    stop: async () => {
      await server.dispose();
      await rm(folder, { recursive: true, force: true });
    },
  };
}
