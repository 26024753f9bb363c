import { z } from 'zod';
import { HOUR_MS, MINUTE_MS } from '../values/durations.ts';
import { parseJson } from '../values/parse-json.ts';
import type { UpstreamFailure } from './http.ts';

/**
 * The systems that visitors' requests call without a delivery. A delivery pauses where its credentials are refused, and
 * the operator sees it; a call only fails.
 */
const CALLED_SYSTEMS = ['payments', 'maps', 'captcha'] as const;
type CalledSystem = (typeof CALLED_SYSTEMS)[number];

/** When each system refused our credentials, in ms since 1970; missing for one that does not. */
export type SystemFaults = Readonly<Partial<Record<CalledSystem, number>>>;

const STORED_FOR_SECONDS = (24 * HOUR_MS) / 1000;
/** An isolate writes, or looks for a stored fault, at most once in this time for each system. */
const REST_MS = 10 * MINUTE_MS;

const stored = z.object({ at: z.number() });
const keyOf = (system: CalledSystem): string => `system-fault:${system}`;

/** The used part of a KV namespace. */
interface FaultStore {
  get(key: string): Promise<string | null>;
  put(key: string, value: string, options: { readonly expirationTtl: number }): Promise<void>;
  delete(key: string): Promise<void>;
}

interface FaultsParts {
  readonly store: FaultStore;
  /** Milliseconds since 1970. */
  readonly now: () => number;
  readonly waitUntil: (work: Promise<unknown>) => void;
}

export type SystemFaultsStore = ReturnType<typeof createSystemFaults>;

/** Remembers in KV, for all isolates, which called system refuses our credentials. A success forgets it. */
export function createSystemFaults({ store, now, waitUntil }: FaultsParts) {
  const noted = new Map<CalledSystem, { readonly isWrong: boolean; readonly at: number }>();

  async function write(system: CalledSystem, isWrong: boolean, at: number): Promise<void> {
    try {
      if (isWrong)
        await store.put(keyOf(system), JSON.stringify({ at }), { expirationTtl: STORED_FOR_SECONDS });
      else if ((await store.get(keyOf(system))) !== null) await store.delete(keyOf(system));
    } catch {
      // The next call notes it again.
      noted.delete(system);
    }
  }

  return {
    /** Notes the outcome of a call; undefined for a success. */
    note(system: CalledSystem, fault: UpstreamFailure | undefined): void {
      const isWrong = fault === 'configuration_wrong';
      // Another fault, such as a timeout, says nothing about the credentials.
      if (fault !== undefined && !isWrong) return;
      const at = now();
      const last = noted.get(system);
      if (last !== undefined && last.isWrong === isWrong && at - last.at < REST_MS) return;
      noted.set(system, { isWrong, at });
      waitUntil(write(system, isWrong, at));
    },

    /** Never fails: without the store no fault is known. */
    async read(): Promise<SystemFaults> {
      const found = await Promise.all(
        CALLED_SYSTEMS.map(async (system) => {
          const text = await store.get(keyOf(system)).catch(() => null);
          const parsed = stored.safeParse(text === null ? null : parseJson(text));
          return parsed.success ? [[system, parsed.data.at] as const] : [];
        }),
      );
      return Object.fromEntries(found.flat());
    },
  };
}
