import fc from 'fast-check';
import { expect, test } from 'vitest';
import {
  type Batching,
  batchDueAt,
  emptyBatching,
  queued,
  takeBatch,
  takeOnLeaving,
} from '../../../../../../src/features/tracking/rules/batching.ts';

const filled = (times: readonly number[]): Batching<number> =>
  times.reduce((state, time) => queued(state, time, time), emptyBatching<number>());

test('a batch is due half a second after its last event', () => {
  expect(batchDueAt(emptyBatching())).toBeUndefined();
  expect(batchDueAt(filled([0]))).toBe(500);
  expect(batchDueAt(filled([0, 400]))).toBe(900);
  expect(takeBatch(filled([0, 400]), 899).batch).toEqual([]);
  expect(takeBatch(filled([0, 400]), 900).batch).toEqual([0, 400]);
});

test('five events are due at once, the next ones half a second later', () => {
  const { batch, state } = takeBatch(filled([0, 1, 2, 3, 4, 5]), 5);
  expect(batch).toEqual([0, 1, 2, 3, 4]);
  expect(state.queue).toEqual([5]);
  expect(batchDueAt(state)).toBe(505);
});

test('a steady stream is due ten seconds after its first event', () => {
  const state = { ...filled([0]), lastQueuedAt: 9900 };
  expect(batchDueAt(state)).toBe(10_000);
});

test('leaving the page takes up to twenty events, due or not', () => {
  expect(takeOnLeaving(filled(Array.from({ length: 25 }, (_, index) => index)), 30).batch).toHaveLength(20);
});

test('in random sequences no event is lost, repeated or reordered, and batches keep their interval', () => {
  fc.assert(
    fc.property(fc.array(fc.integer({ min: 0, max: 3000 }), { maxLength: 60 }), (pauses) => {
      let state = emptyBatching<number>();
      const sent: number[] = [];
      const sentAt: number[] = [];
      let now = 0;
      const drainUntil = (limit: number) => {
        for (let due = batchDueAt(state); due !== undefined && due <= limit; due = batchDueAt(state)) {
          now = Math.max(now, due);
          const taken = takeBatch(state, now);
          expect(taken.batch.length).toBeGreaterThan(0);
          sent.push(...taken.batch);
          sentAt.push(now);
          state = taken.state;
        }
      };
      pauses.forEach((pause, index) => {
        drainUntil(now + pause);
        now += pause;
        state = queued(state, index, now);
      });
      drainUntil(Number.POSITIVE_INFINITY);
      expect(sent).toEqual(pauses.map((_, index) => index));
      expect(sentAt.every((at, index) => index === 0 || at - (sentAt[index - 1] ?? 0) >= 500)).toBe(true);
    }),
  );
});
