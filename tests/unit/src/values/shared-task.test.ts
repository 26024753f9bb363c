import { describe, expect, test } from 'vitest';
import { sharedTask } from '../../../../src/values/shared-task.ts';

describe('sharedTask', () => {
  test('runs once for concurrent callers, and again afterwards', async () => {
    let runs = 0;
    const task = sharedTask(
      async () => {
        runs += 1;
      },
      1_000,
      () => 0,
    );
    await Promise.all([task(), task(), task()]);
    expect(runs).toBe(1);
    await task();
    expect(runs).toBe(2);
  });

  test('gives a run up that never ends', () => {
    let runs = 0;
    let now = 0;
    const task = sharedTask(
      () => {
        runs += 1;
        return new Promise(() => {});
      },
      1_000,
      () => now,
    );
    task();
    task();
    now = 1_001;
    task();
    expect(runs).toBe(2);
  });
});
