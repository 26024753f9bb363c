import type { KvStore } from '../../../../../src/platform/kv-store.ts';

/** A KV namespace in memory, with a switch for its faults. */
export class FakeStore implements KvStore {
  readonly values = new Map<string, string>();
  reads = 0;
  writes = 0;
  fault: 'get_throws' | 'get_hangs' | 'put_throws' | undefined;

  get(key: string): Promise<string | null> {
    this.reads += 1;
    if (this.fault === 'get_throws') throw new Error('KV GET failed: 500 Internal Server Error');
    if (this.fault === 'get_hangs') return new Promise(() => {});
    return Promise.resolve(this.values.get(key) ?? null);
  }

  put(key: string, value: string): Promise<void> {
    this.writes += 1;
    if (this.fault === 'put_throws') return Promise.reject(new Error('KV PUT failed: 429 Too Many Requests'));
    this.values.set(key, value);
    return Promise.resolve();
  }
}
