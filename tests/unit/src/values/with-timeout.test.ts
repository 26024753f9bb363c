import { expect, test, vi } from 'vitest';
import { withTimeout } from '../../../../src/values/with-timeout.ts';

const never = new Promise<string>(() => undefined);

test('work that ends in time gives its value', async () => {
  expect(await withTimeout(Promise.resolve('done'), 1000)).toBe('done');
});

test('work that fails in time rejects', async () => {
  await expect(withTimeout(Promise.reject(new Error('broken')), 1000)).rejects.toThrow('broken');
});

test('work that takes too long gives undefined, or the value for that case', async () => {
  expect(await withTimeout(never, 1)).toBeUndefined();
  expect(await withTimeout(never, 1, () => 'late')).toBe('late');
});

test('work that ends in time leaves no timer behind', async () => {
  vi.useFakeTimers();
  await withTimeout(Promise.resolve('done'), 1000);
  expect(vi.getTimerCount()).toBe(0);
  vi.useRealTimers();
});
