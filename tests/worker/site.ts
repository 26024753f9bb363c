import type { D1Database } from '@cloudflare/workers-types';
import type { Miniflare, RequestInit, Response } from 'miniflare';
import { builtModules, giveModule } from '../built-worker.ts';
import { migrate } from '../migrations.ts';
import { DATABASE_WORKER, ON_ITS_OWN_PORT, remoteCalls, remoteDatabase } from '../remote-bindings.ts';
import { compatibility, type RuntimeOptions, startRuntime } from '../runtime.ts';
import { sendingTo } from './site-requests.ts';

const CLIENT = 'dist/client';

/** The visitor's location unless a test sets another. */
export const placeOf = {
  jaipur: {
    country: 'IN',
    city: 'Jaipur',
    region: 'Rajasthan',
    regionCode: 'RJ',
    latitude: '26.91',
    longitude: '75.79',
  },
  pune: {
    country: 'IN',
    city: 'Pune',
    region: 'Maharashtra',
    regionCode: 'MH',
    latitude: '18.52',
    longitude: '73.86',
  },
} as const;

interface SiteOptions {
  readonly variables?: Readonly<Record<string, string>>;
  /** Stores the data in this folder, so that another site can start with it. */
  readonly persistTo?: string;
  /** Serves on a port, for a browser. */
  readonly port?: number;
  /** The folder of the static files. */
  readonly client?: string;
  /** Sends all modules with the start, as the platform has them: where the first import of each is measured. */
  readonly sendsAll?: boolean;
  readonly overrides?: Partial<RuntimeOptions>;
}

interface Store {
  get(key: string): Promise<string | null>;
  put(key: string, value: string): Promise<unknown>;
  delete(key: string): Promise<unknown>;
  list(): Promise<{ readonly keys: readonly { readonly name: string }[] }>;
}

export interface Site {
  readonly origin: string;
  readonly miniflare: Miniflare;
  readonly logged: readonly string[];
  fetch(path: string, init?: RequestInit): Promise<Response>;
  post(path: string, body: unknown, headers?: Readonly<Record<string, string>>): Promise<Response>;
  postForm(
    path: string,
    fields: Readonly<Record<string, string>>,
    headers?: Readonly<Record<string, string>>,
  ): Promise<Response>;
  rows<Row>(sql: string, ...values: readonly unknown[]): Promise<readonly Row[]>;
  /** The site's KV namespace. Miniflare's own proxy would block the test while the runtime wants a module of it. */
  readonly store: Store;
  /** Calls a method of the Durable Object of that name. */
  callObject(binding: string, name: string, method: string, ...values: readonly unknown[]): Promise<unknown>;
  stop(): Promise<void>;
}

export const SIGNING_KEY = 'a-signing-key-only-for-tests-0123456789';

const ORIGIN = 'http://localhost:8787';

const RATE_LIMITS = {
  ADDRESS_LIMIT: { namespace_id: '1001', simple: { limit: 120, period: 60 } },
  FLOOD_LIMIT: { namespace_id: '1005', simple: { limit: 600, period: 60 } },
  NUMBER_LIMIT: { namespace_id: '1002', simple: { limit: 10, period: 60 } },
  SESSION_LIMIT: { namespace_id: '1004', simple: { limit: 40, period: 60 } },
  SIGN_IN_LIMIT: { namespace_id: '1003', simple: { limit: 5, period: 60 } },
};

export const SMALL_FLOOD = 150;

/** For tests that flood the site again and again, with a fourth of the requests each time. */
export const withSmallFlood = {
  ...RATE_LIMITS,
  FLOOD_LIMIT: { ...RATE_LIMITS.FLOOD_LIMIT, simple: { limit: SMALL_FLOOD, period: 60 } },
};

/**
 * Starts the built Worker with real KV, D1 and Durable Objects and a migrated ledger. It has no access beyond loopback.
 */
export async function startSite({
  variables = {},
  persistTo,
  port,
  client = CLIENT,
  sendsAll = false,
  overrides = {},
}: SiteOptions = {}): Promise<Site> {
  const origin = port === undefined ? ORIGIN : `http://localhost:${port}`;
  const logged: string[] = [];
  const worker = {
    name: 'pahiya',
    modules: sendsAll ? builtModules() : builtModules().slice(0, 1),
    modulesRoot: '',
    unsafeUseModuleFallbackService: !sendsAll,
    ...compatibility(),
    bindings: { SIGNING_KEY, SITE_URL: origin, ...variables },
    kvNamespaces: ['CACHE'],
    d1Databases: ['LEDGER'],
    durableObjects: {
      SLOT_BOARD: { className: 'SlotBoard', useSQLite: true },
      SWEEPER: { className: 'Sweeper', useSQLite: true },
      QUOTAS: { className: 'Quotas', useSQLite: true },
      ADMIN_FEED: { className: 'AdminFeed', useSQLite: true },
      BANNER_COUNTS: { className: 'BannerCounts', useSQLite: true },
    },
    ratelimits: RATE_LIMITS,
    assets: {
      directory: client,
      binding: 'ASSETS',
      routerConfig: { has_user_worker: true },
      assetConfig: { html_handling: 'none', not_found_handling: 'none' },
    },
    ...overrides,
  };
  const miniflare = startRuntime({
    ...(persistTo === undefined ? {} : { resourcePersistencePath: persistTo }),
    cf: false,
    unsafeModuleFallbackService: giveModule,
    unsafeTriggerHandlers: true,
    handleStructuredLogs: ({ message }) => logged.push(message),
    ...(port === undefined ? {} : { port, host: '127.0.0.1' }),
    ...overrides,
    workers: [worker, databaseWorker(worker)],
  } as RuntimeOptions);
  const ledger = remoteDatabase(miniflare, 'database');
  await migrateOnce(ledger);
  const call = remoteCalls(miniflare, 'database');
  const store = (method: string, ...values: readonly unknown[]) => call({ binding: 'CACHE', method, values });

  const send = sendingTo(miniflare, await miniflare.ready);
  const fetch: Site['fetch'] = (path, init) =>
    send(`${origin}${path}`, { redirect: 'manual', cf: placeOf.jaipur, ...init });

  return {
    origin,
    miniflare,
    logged,
    fetch,
    post: (path, body, headers = {}) =>
      fetch(path, {
        method: 'POST',
        body: JSON.stringify(body),
        headers: { 'Content-Type': 'application/json', Origin: origin, ...headers },
      }),
    postForm: (path, fields, headers = {}) =>
      fetch(path, {
        method: 'POST',
        body: new URLSearchParams(fields).toString(),
        headers: { 'Content-Type': 'application/x-www-form-urlencoded', Origin: origin, ...headers },
      }),
    async rows<Row>(sql: string, ...values: readonly unknown[]) {
      const { results } = await ledger
        .prepare(sql)
        .bind(...values)
        .all<Row>();
      return results;
    },
    store: {
      get: (key) => store('get', key) as ReturnType<Store['get']>,
      put: (key, value) => store('put', key, value),
      delete: (key) => store('delete', key),
      list: () => store('list') as ReturnType<Store['list']>,
    },
    callObject: (binding, name, method, ...values) => call({ binding, name, method, values }),
    stop: () => miniflare.dispose(),
  };
}

type Bound = Pick<RuntimeOptions, 'd1Databases' | 'kvNamespaces' | 'durableObjects'>;

/** Gives the tests' own statements and calls the site's data without touching the Worker. */
const databaseWorker = ({ d1Databases, kvNamespaces, durableObjects }: Bound) => ({
  name: 'database',
  modules: true,
  script: DATABASE_WORKER,
  ...compatibility(),
  ...ON_ITS_OWN_PORT,
  d1Databases,
  kvNamespaces,
  durableObjects: Object.fromEntries(
    Object.entries(durableObjects ?? {}).map(([binding, object]) => [
      binding,
      { ...Object(object), scriptName: 'pahiya' },
    ]),
  ),
});

async function migrateOnce(ledger: D1Database): Promise<void> {
  const { results } = await ledger.prepare("SELECT name FROM sqlite_master WHERE name = 'records'").all();
  if (results.length === 0) await migrate(ledger);
}
