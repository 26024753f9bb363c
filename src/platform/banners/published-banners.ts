import type { BannerSource } from '../../features/banners/banner-source.ts';
import type { Banner } from '../../features/banners/rules/banner.ts';
import { parseJson } from '../../values/parse-json.ts';
import { sharedTask } from '../../values/shared-task.ts';
import { withTimeout } from '../../values/with-timeout.ts';
import type { KvStore } from '../kv-store.ts';

interface PublishedParts {
  readonly kv: KvStore;
  /** The instant in ms since 1970. */
  readonly now: () => number;
  readonly waitUntil: (work: Promise<unknown>) => void;
  readonly report: (operation: 'get' | 'put') => void;
}

/** A change of the operator reaches every isolate within this time and KV's own minute. */
const FRESH_MS = 60_000;
/** A page waits this long for its first look at KV, then it is sent without banners. */
const PATIENCE_MS = 50;
/** A read that its request's end cut off is started again after this time. */
const READ_MS = 5_000;
/** The shape of the value: a new build must not read an older one's. */
const KEY = 'banners:1';

export interface PublishedBanners extends BannerSource {
  /** Replaces the value that all isolates read; this one uses it at once. False when KV refused it. */
  publish(banners: readonly Banner[]): Promise<boolean>;
}

const NEVER = Number.NEGATIVE_INFINITY;

/**
 * The published banners: one KV value, read into memory and refreshed while it is used. A failing KV leaves the last
 * known banners in place.
 */
export function createPublishedBanners({ kv, now, waitUntil, report }: PublishedParts): PublishedBanners {
  let banners: readonly Banner[] | undefined;
  let readAt = NEVER;

  const read = sharedTask(
    async () => {
      const begun = now();
      try {
        const stored = await kv.get(KEY);
        // A publication of this isolate may have overtaken the read.
        if (readAt <= begun) banners = bannersIn(stored);
      } catch {
        report('get');
        banners ??= [];
      }
      readAt = Math.max(readAt, now());
    },
    READ_MS,
    now,
  );
  const readKeptAlive = (): Promise<void> => {
    const reading = read();
    waitUntil(reading);
    return reading;
  };

  return {
    peek() {
      if (banners !== undefined && now() - readAt >= FRESH_MS) void readKeptAlive();
      return banners;
    },
    async get() {
      if (banners === undefined) await withTimeout(readKeptAlive(), PATIENCE_MS);
      return banners ?? [];
    },
    async publish(next) {
      try {
        await kv.put(KEY, JSON.stringify(next));
      } catch {
        report('put');
        return false;
      }
      banners = next;
      readAt = now();
      return true;
    },
  };
}

/** Only `publish` writes the value, under a key for its shape. */
function bannersIn(stored: string | null): readonly Banner[] {
  const parsed = stored === null ? [] : parseJson(stored);
  return Array.isArray(parsed) ? parsed : [];
}
