import type { KVNamespace } from '@cloudflare/workers-types';
import { z } from 'zod';
import {
  fallbackServiceTypes,
  type ServiceType,
  unansweredServiceTypes,
} from '../content/services/service-types.ts';
import type { CmsClient } from '../platform/cms/client.ts';
import { listServiceTypes } from '../platform/cms/service-types.ts';
import { lazySchema } from '../values/lazy-schema.ts';
import { withTimeout } from '../values/with-timeout.ts';
import type { Log } from '../web/middleware/request-log.ts';

interface ServiceTypesParts {
  readonly cms: CmsClient | undefined;
  readonly kv: Pick<KVNamespace, 'get' | 'put'>;
  /** Milliseconds since 1970. */
  readonly now: () => number;
  readonly waitUntil: (work: Promise<unknown>) => void;
  readonly log: Pick<Log, 'note'>;
}

const KEY = 'service-types';
const FRESH_MS = 10 * 60_000;
/** How long a form waits for the list when no copy is stored. */
const MAX_WAIT_MS = 300;
/** How long forms stop waiting for a backend that was too slow. */
const BACKOFF_MS = 30_000;

const storedTypes = lazySchema(() =>
  z.object({
    at: z.number(),
    types: z.array(z.object({ id: z.int(), name: z.string(), isDefault: z.boolean() })).min(1),
  }),
);

/**
 * Lists the service types of the request form. The content backend's list is fresh for ten minutes; the stale copy is
 * shown while the backend does not answer. Without a backend or a copy it returns the list in the repository.
 */
export function createServiceTypes(parts: ServiceTypesParts): () => Promise<readonly ServiceType[]> {
  const { cms, kv, now, waitUntil, log } = parts;
  if (cms === undefined) return async () => fallbackServiceTypes;

  const read = async () => {
    try {
      const parsed = storedTypes.safeParse(JSON.parse((await kv.get(KEY)) ?? 'null'));
      return parsed.success ? parsed.data : undefined;
    } catch {
      return undefined;
    }
  };

  const refresh = async (): Promise<readonly ServiceType[] | undefined> => {
    const listed = await listServiceTypes(cms);
    if (!listed.ok || listed.value.length === 0) {
      log.note('service_types_stale', { code: listed.ok ? 'empty' : listed.code });
      return undefined;
    }
    const value = JSON.stringify({ at: now(), types: listed.value });
    await kv.put(KEY, value).catch(() => log.note('service_types_not_kept', {}));
    return listed.value;
  };

  let timedOutAt = Number.NEGATIVE_INFINITY;

  return async () => {
    const stored = await read();
    if (stored && now() - stored.at < FRESH_MS) return stored.types;
    const refreshed = refresh();
    waitUntil(refreshed);
    if (stored) return stored.types;
    if (now() - timedOutAt < BACKOFF_MS) return unansweredServiceTypes;
    const listed = await withTimeout(refreshed, MAX_WAIT_MS);
    if (listed === undefined) timedOutAt = now();
    return listed ?? unansweredServiceTypes;
  };
}
