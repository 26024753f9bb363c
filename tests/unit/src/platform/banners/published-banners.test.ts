import { describe, expect, test } from 'vitest';
import { createPublishedBanners } from '../../../../../src/platform/banners/published-banners.ts';
import { sampleBanner } from '../../features/banners/rules/sample-banner.ts';

/** Published banners over a KV in memory, with a clock that the test sets. */
function published(kv: Partial<{ get(): Promise<string | null>; put(): Promise<void> }> = {}) {
  let stored: string | null = null;
  let reads = 0;
  const time = { now: 0 };
  const work: Promise<unknown>[] = [];
  const reports: string[] = [];
  const source = createPublishedBanners({
    kv: {
      get: async () => {
        reads += 1;
        return stored;
      },
      put: async (_, value) => {
        stored = value;
      },
      ...kv,
    },
    now: () => time.now,
    waitUntil: (task) => void work.push(task),
    report: (operation) => void reports.push(operation),
  });
  return {
    source,
    time,
    reports,
    reads: () => reads,
    store: (banners: unknown) => {
      stored = JSON.stringify(banners);
    },
    settle: () => Promise.all(work.splice(0)),
  };
}

describe('the published banners', () => {
  test('are read from KV once, then from memory', async () => {
    const { source, store, reads } = published();
    store([sampleBanner()]);
    expect(source.peek()).toBeUndefined();
    expect(await source.get()).toHaveLength(1);
    expect(source.peek()).toHaveLength(1);
    expect(reads()).toBe(1);
  });

  test('are read again after a minute, while the page is answered with the old ones', async () => {
    const { source, store, time, settle } = published();
    await source.get();
    store([sampleBanner()]);
    time.now = 59_000;
    expect(source.peek()).toHaveLength(0);
    time.now = 60_000;
    expect(source.peek()).toHaveLength(0);
    await settle();
    expect(source.peek()).toHaveLength(1);
  });

  test('a publication is seen at once in the isolate that made it', async () => {
    const { source } = published();
    expect(await source.publish([sampleBanner()])).toBe(true);
    expect(source.peek()).toHaveLength(1);
  });

  test('a failing KV leaves pages without banners, or with the last known ones', async () => {
    const broken = async () => Promise.reject(new Error('unreachable'));
    const { source, reports } = published({ get: broken, put: broken });
    expect(await source.get()).toEqual([]);
    expect(await source.publish([sampleBanner()])).toBe(false);
    expect(reports).toEqual(['get', 'put']);
  });

  test('a slow KV delays a page by 50 ms at most', async () => {
    const { source } = published({ get: () => new Promise(() => undefined) });
    expect(await source.get()).toEqual([]);
  });

  test('a value of another shape counts as none', async () => {
    const { source, store } = published();
    store({ banners: 'none' });
    expect(await source.get()).toEqual([]);
  });
});
