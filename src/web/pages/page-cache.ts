import { type PageTemplate, type Placeholder, VALUE_NAMES } from '../document/page-template.ts';

/** A rendered page as the cache holds it. */
export interface RenderedPage extends PageTemplate {
  /** Milliseconds since 1970. */
  readonly renderedAt: number;
}

interface CachedPage {
  readonly page: RenderedPage;
  /** True for a page that may be shown while it is rendered again. */
  readonly stale: boolean;
}

export interface PageCache {
  /** Finds a page in this isolate's memory. */
  findInMemory(key: string, freshForMinutes: number): CachedPage | undefined;
  /** Finds a page in memory or in the data centre's cache. */
  find(key: string, freshForMinutes: number): Promise<CachedPage | undefined>;
  store(key: string, page: RenderedPage): void;
}

/** How long a stale page may be shown while a new one is rendered. */
const STORED_SECONDS = 24 * 60 * 60;

/** The part of the platform's Cache API that is used here. */
export type PageStore = Pick<Cache, 'match' | 'put'>;

interface CacheOptions {
  /** The site's own origin: the platform looks another host up before each read. */
  readonly siteUrl: string;
  readonly sharedCache: () => Promise<PageStore> | undefined;
  readonly now: () => Date;
  readonly waitUntil: (work: Promise<unknown>) => void;
  /** Bytes of HTML in the isolate's memory. */
  readonly memoryLimit?: number;
  /** Whether a key contains a query. Such pages share a quarter of the memory and displace no other page. */
  readonly hasQuery?: (key: string) => boolean;
}

const SHARE_WITH_QUERY = 0.25;

interface Memory {
  get(key: string): RenderedPage | undefined;
  remember(key: string, page: RenderedPage): void;
}

/** Pages up to a number of bytes; the least recently used go first. */
function createMemory(limit: number): Memory {
  const pages = new Map<string, RenderedPage>();
  let size = 0;
  const forget = (key: string) => {
    const page = pages.get(key);
    if (page && pages.delete(key)) size -= page.bytes.byteLength;
  };
  return {
    get: (key) => pages.get(key),
    remember(key, page) {
      forget(key);
      pages.set(key, page);
      size += page.bytes.byteLength;
      for (const oldest of pages.keys()) {
        if (size <= limit) break;
        forget(oldest);
      }
    },
  };
}

/**
 * Caches rendered pages in two levels: this isolate's memory (least recently used go first), then the data centre's
 * Cache API. A new build or price sheet changes the key, so nothing has to be purged.
 */
export function createPageCache({
  siteUrl,
  sharedCache,
  now,
  waitUntil,
  memoryLimit = 32_000_000,
  hasQuery = () => false,
}: CacheOptions): PageCache {
  const withoutQuery = createMemory(memoryLimit * (1 - SHARE_WITH_QUERY));
  const withQuery = createMemory(memoryLimit * SHARE_WITH_QUERY);
  const memoryOf = (key: string): Memory => (hasQuery(key) ? withQuery : withoutQuery);

  /** The Cache API requires an address; no request is sent to this one. */
  const addressOf = (key: string) => `${siteUrl}/page-cache/${encodeURIComponent(key)}`;

  const used = (key: string, page: RenderedPage, freshForMinutes: number): CachedPage => {
    memoryOf(key).remember(key, page);
    return { page, stale: now().getTime() - page.renderedAt > freshForMinutes * 60_000 };
  };

  return {
    findInMemory(key, freshForMinutes) {
      const page = memoryOf(key).get(key);
      return page && used(key, page, freshForMinutes);
    },
    async find(key, freshForMinutes) {
      const page = memoryOf(key).get(key) ?? (await readShared(sharedCache(), addressOf(key)));
      return page && used(key, page, freshForMinutes);
    },
    store(key, page) {
      memoryOf(key).remember(key, page);
      waitUntil(writeShared(sharedCache(), addressOf(key), page));
    },
  };
}

async function readShared(
  shared: Promise<PageStore> | undefined,
  address: string,
): Promise<RenderedPage | undefined> {
  try {
    const answer = await (await shared)?.match(address);
    if (!answer) return undefined;
    return {
      bytes: new Uint8Array(await answer.arrayBuffer()),
      placeholders: parsePlaceholders(answer.headers.get('x-placeholders') ?? ''),
      firstScreen: numberIn(answer.headers.get('x-first-screen')),
      renderedAt: Number(answer.headers.get('x-rendered-at')),
    };
  } catch {
    // A failing cache costs one rendering and must not lose the page.
    return undefined;
  }
}

async function writeShared(
  shared: Promise<PageStore> | undefined,
  address: string,
  page: RenderedPage,
): Promise<void> {
  try {
    const headers = {
      'Content-Type': 'text/html; charset=utf-8',
      'Cache-Control': `public, max-age=${STORED_SECONDS}`,
      'x-placeholders': page.placeholders.map(({ at, value }) => `${at}:${value}`).join(','),
      'x-rendered-at': String(page.renderedAt),
      ...(page.firstScreen === undefined ? {} : { 'x-first-screen': String(page.firstScreen) }),
    };
    await (await shared)?.put(address, new Response(page.bytes.slice(), { headers }));
  } catch {
    // A failing cache costs one rendering and must not lose the page.
  }
}

const numberIn = (text: string | null): number | undefined => (text === null ? undefined : Number(text));

const parsePlaceholders = (text: string): Placeholder[] =>
  text
    .split(',')
    .filter((written) => written !== '')
    .map((written) => {
      const [at, value] = written.split(':');
      return { at: Number(at), value: VALUE_NAMES.find((known) => known === value) ?? 'formKey' };
    });
