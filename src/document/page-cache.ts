/** A rendered page, cut where the nonce belongs. */
export interface RenderedPage {
  readonly pieces: readonly string[];
  readonly status: number;
  /** Milliseconds since 1970. */
  readonly renderedAt: number;
}

export interface PageCache {
  /** A kept page and whether it is past its freshness (it may be shown while it is rendered again). */
  find(key: string, freshForMinutes: number): Promise<{ page: RenderedPage; stale: boolean } | undefined>;
  keep(key: string, page: RenderedPage): void;
}

/** How long a stale page may still be shown while a new one is made. */
const KEPT_SECONDS = 24 * 60 * 60;
const CUT = '\u0000';

/** The part of the platform's Cache API that is used here. */
export type PageStore = Pick<Cache, 'match' | 'put'>;

interface CacheDependencies {
  readonly sharedCache: () => Promise<PageStore> | undefined;
  readonly now: () => Date;
  readonly waitUntil: (work: Promise<unknown>) => void;
  /** Characters of HTML kept in the isolate's memory. */
  readonly memoryLimit?: number;
}

/**
 * Rendered pages in two steps: this isolate's memory (least recently used go first), then the data centre's Cache API.
 * Keys hold everything that shapes a page, so nothing has to be purged: a new build or price sheet is a new key.
 */
export function createPageCache({
  sharedCache,
  now,
  waitUntil,
  memoryLimit = 24_000_000,
}: CacheDependencies): PageCache {
  const memory = new Map<string, RenderedPage>();
  let size = 0;

  const length = ({ pieces }: RenderedPage) => pieces.reduce((sum, piece) => sum + piece.length, 0);

  const forget = (key: string) => {
    const page = memory.get(key);
    if (page && memory.delete(key)) size -= length(page);
  };

  const remember = (key: string, page: RenderedPage) => {
    forget(key);
    memory.set(key, page);
    size += length(page);
    for (const oldest of memory.keys()) {
      if (size <= memoryLimit) break;
      forget(oldest);
    }
  };

  return {
    async find(key, freshForMinutes) {
      const page = memory.get(key) ?? (await readShared(sharedCache(), key));
      if (page === undefined) return undefined;
      remember(key, page);
      return { page, stale: now().getTime() - page.renderedAt > freshForMinutes * 60_000 };
    },
    keep(key, page) {
      remember(key, page);
      waitUntil(writeShared(sharedCache(), key, page));
    },
  };
}

/** The Cache API wants an address; this one is never fetched. */
const sharedKey = (key: string) => `https://pages.invalid/${encodeURIComponent(key)}`;

async function readShared(
  shared: Promise<PageStore> | undefined,
  key: string,
): Promise<RenderedPage | undefined> {
  try {
    const answer = await (await shared)?.match(sharedKey(key));
    if (!answer) return undefined;
    const text = await answer.text();
    return {
      pieces: text.split(CUT),
      status: Number(answer.headers.get('x-status')),
      renderedAt: Number(answer.headers.get('x-rendered-at')),
    };
  } catch {
    // A cache that fails costs one rendering, never the page.
    return undefined;
  }
}

async function writeShared(
  shared: Promise<PageStore> | undefined,
  key: string,
  page: RenderedPage,
): Promise<void> {
  try {
    const headers = {
      'Content-Type': 'text/html; charset=utf-8',
      'Cache-Control': `public, max-age=${KEPT_SECONDS}`,
      'x-status': String(page.status),
      'x-rendered-at': String(page.renderedAt),
    };
    await (await shared)?.put(sharedKey(key), new Response(page.pieces.join(CUT), { headers }));
  } catch {
    // As above.
  }
}
