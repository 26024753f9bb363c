/** The Worker that `npm run build` makes, as a module beside the one that breaks its bindings. */
declare module 'built-worker' {
  import type { D1Database, KVNamespace, R2Bucket, RateLimit } from '@cloudflare/workers-types';

  /** The bindings of the Worker that these tests break. */
  export interface BuiltBindings {
    readonly LEDGER: D1Database;
    readonly CACHE: KVNamespace;
    readonly SLOT_BOARD: { getByName(city: string): BoardStub };
    readonly QUOTAS: { getByName(name: string): BoardStub };
    readonly ARCHIVE: R2Bucket;
    readonly SWEEPER: { getByName(name: string): { continueSweep(): Promise<void> } };
    readonly ADDRESS_LIMIT: RateLimit;
    readonly FLOOD_LIMIT: RateLimit;
    readonly NUMBER_LIMIT: RateLimit;
    readonly SESSION_LIMIT: RateLimit;
    readonly SIGN_IN_LIMIT: RateLimit;
    /** Asks the test for the result of a call. */
    readonly CONTROL: { fetch(url: string): Promise<Response> };
  }

  export type BoardStub = Readonly<Record<string, (...given: readonly unknown[]) => Promise<unknown>>>;

  export class SlotBoard {
    constructor(context: unknown, bindings: unknown);
    protected readonly ctx: {
      readonly storage: { readonly sql: { exec(query: string): unknown } };
      abort(reason: string): void;
    };
  }

  export class Sweeper {}
  export class Quotas {}

  const worker: {
    fetch(request: Request, bindings: BuiltBindings): Response | Promise<Response>;
    scheduled(event: unknown, bindings: BuiltBindings): Promise<void>;
  };
  export default worker;
}
