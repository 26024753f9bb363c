import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { createEventQueue } from '../../../../client/tracking/event-queue.ts';

beforeEach(() => {
  vi.useFakeTimers({ now: 1_800_000_000_000 });
});
afterEach(() => {
  vi.useRealTimers();
});

let made = 0;
const event = () => {
  made += 1;
  return { name: 'page_view', eventId: `event-${made}-0000`, time: Date.now(), url: '/' } as const;
};

function queueWith(answers: readonly boolean[] = []) {
  const sent: number[] = [];
  const left: number[] = [];
  const waiting = [...answers];
  const queue = createEventQueue({
    send: async (events) => {
      sent.push(events.length);
      return waiting.shift() ?? true;
    },
    sendOnLeaving: (events) => left.push(events.length),
    now: Date.now,
  });
  const add = (count: number) => {
    for (let one = 0; one < count; one += 1) queue.add(event());
  };
  return { queue, sent, left, add };
}

test('a single event is sent half a second after the last event', async () => {
  const { sent, add } = queueWith();
  add(1);
  await vi.advanceTimersByTimeAsync(499);
  expect(sent).toEqual([]);
  await vi.advanceTimersByTimeAsync(1);
  expect(sent).toEqual([1]);
});

test('five events are sent at once, the rest half a second later', async () => {
  const { sent, add } = queueWith();
  add(7);
  await vi.advanceTimersByTimeAsync(0);
  expect(sent).toEqual([5]);
  await vi.advanceTimersByTimeAsync(500);
  expect(sent).toEqual([5, 2]);
});

test('a steady stream is sent in fives, and its last events half a second after them', async () => {
  const { sent, add } = queueWith();
  for (let made = 0; made < 12; made += 1) {
    add(1);
    await vi.advanceTimersByTimeAsync(400);
  }
  expect(sent).toEqual([5, 5]);
  await vi.advanceTimersByTimeAsync(100);
  expect(sent).toEqual([5, 5, 2]);
});

test('a failed batch is sent again after ten seconds, with the events since', async () => {
  const { sent, add } = queueWith([false]);
  add(2);
  await vi.advanceTimersByTimeAsync(500);
  add(1);
  await vi.advanceTimersByTimeAsync(9900);
  expect(sent).toEqual([2]);
  await vi.advanceTimersByTimeAsync(200);
  expect(sent).toEqual([2, 3]);
});

test('leaving sends all events at once, twenty in a beacon', async () => {
  const { queue, sent, left, add } = queueWith([false]);
  add(23);
  queue.leave();
  expect(left).toEqual([20, 3]);
  await vi.advanceTimersByTimeAsync(20_000);
  expect(sent).toEqual([]);
});
