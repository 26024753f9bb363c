import { describe, expect, test } from 'vitest';
import { createPageCache, type PageStore } from '../../../../../src/web/pages/page-cache.ts';

const page = (text: string, renderedAt = 0) => ({
  bytes: new TextEncoder().encode(text),
  placeholders: [],
  renderedAt,
});

function parts(shared?: PageStore, limit = 14) {
  let now = 0;
  const work: Promise<unknown>[] = [];
  const cache = createPageCache({
    siteUrl: 'https://www.example.com',
    sharedCache: () => shared && Promise.resolve(shared),
    now: () => new Date(now),
    waitUntil: (task) => void work.push(task),
    memoryLimit: limit,
    hasQuery: (key) => key.includes('?'),
  });
  return {
    cache,
    settle: () => Promise.all(work),
    passMinutes: (minutes: number) => {
      now += minutes * 60_000;
    },
  };
}

/** The used part of the Cache API, over a map. */
function memoryStore(): PageStore {
  const kept = new Map<string, Response>();
  return {
    match: async (key) => kept.get(String(key))?.clone(),
    put: async (key, response) => void kept.set(String(key), response),
  };
}

describe('the page cache', () => {
  test('answers a cached page, fresh for its time and stale after it', async () => {
    const { cache, passMinutes } = parts();
    cache.store('a', page('one'));
    expect(await cache.find('a', 60)).toMatchObject({ stale: false });
    passMinutes(61);
    expect(await cache.find('a', 60)).toEqual({ stale: true, page: page('one') });
    expect(await cache.find('b', 60)).toBeUndefined();
  });

  test('evicts the least recently used page when memory is full', async () => {
    const { cache } = parts();
    cache.store('a', page('12345'));
    cache.store('b', page('12345'));
    await cache.find('a', 60);
    cache.store('c', page('123'));
    expect(await cache.find('b', 60)).toBeUndefined();
    expect(await cache.find('a', 60)).toBeDefined();
  });

  test('keeps the plain pages in memory however many pages with a query come', async () => {
    const { cache } = parts(undefined, 40);
    cache.store('a', page('1234567890'));
    cache.store('b', page('1234567890'));
    for (let made = 0; made < 1000; made += 1) cache.store(`a?car=${made}`, page('12345'));
    expect([cache.findInMemory('a', 60), cache.findInMemory('b', 60)]).not.toContain(undefined);
    expect(cache.findInMemory('a?car=999', 60)).toBeDefined();
    expect(cache.findInMemory('a?car=900', 60)).toBeUndefined();
  });

  test('shares a page between isolates through the shared cache, with the same placeholders and parts', async () => {
    const store = memoryStore();
    const first = parts(store);
    const placeholders = [{ at: 3, value: 'nonce' as const }];
    const kept = { ...page('<p></p>', 5), placeholders, firstScreen: 4 };
    first.cache.store('a|b', kept);
    await first.settle();
    expect(await parts(store).cache.find('a|b', 60)).toEqual({
      page: kept,
      stale: false,
    });
  });

  test('asks the shared cache by the site’s own host alone, whatever the key holds', async () => {
    const asked: string[] = [];
    const store: PageStore = {
      match: async (address) => void asked.push(String(address)),
      put: async (address) => void asked.push(String(address)),
    };
    const { cache, settle } = parts(store);
    await cache.find('//other.example/?a#b', 60);
    cache.store('//other.example/?a#b', page('one'));
    await settle();
    expect(asked.map((address) => new URL(address).origin)).toEqual(Array(2).fill('https://www.example.com'));
    expect(new Set(asked).size).toBe(1);
    expect(asked[0]).not.toMatch(/[?#]/);
  });

  test('serves from memory when the shared cache throws', async () => {
    const broken: PageStore = {
      match: () => Promise.reject(new Error('down')),
      put: () => Promise.reject(new Error('down')),
    };
    const { cache, settle } = parts(broken);
    expect(await cache.find('a', 60)).toBeUndefined();
    cache.store('a', page('x'));
    await settle();
    expect(await cache.find('a', 60)).toMatchObject({ page: page('x') });
  });
});
