import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { createOutbox } from '../../../../client/tracking/outbox.ts';

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

function outboxWith(answers: readonly boolean[] = []) {
  const sent: number[] = [];
  const left: number[] = [];
  const waiting = [...answers];
  const outbox = createOutbox({
    send: async (events) => {
      sent.push(events.length);
      return waiting.shift() ?? true;
    },
    sendOnLeaving: (events) => left.push(events.length),
    now: Date.now,
  });
  const add = (count: number) => {
    for (let one = 0; one < count; one += 1) outbox.add(event());
  };
  return { outbox, sent, left, add };
}

test('a single event leaves after half a second of rest', async () => {
  const { sent, add } = outboxWith();
  add(1);
  await vi.advanceTimersByTimeAsync(499);
  expect(sent).toEqual([]);
  await vi.advanceTimersByTimeAsync(1);
  expect(sent).toEqual([1]);
});

test('five leave at once, the rest half a second later', async () => {
  const { sent, add } = outboxWith();
  add(7);
  await vi.advanceTimersByTimeAsync(0);
  expect(sent).toEqual([5]);
  await vi.advanceTimersByTimeAsync(500);
  expect(sent).toEqual([5, 2]);
});

test('events that keep coming leave in fives, and the last of them after their rest', async () => {
  const { sent, add } = outboxWith();
  for (let made = 0; made < 12; made += 1) {
    add(1);
    await vi.advanceTimersByTimeAsync(400);
  }
  expect(sent).toEqual([5, 5]);
  await vi.advanceTimersByTimeAsync(100);
  expect(sent).toEqual([5, 5, 2]);
});

test('a batch that did not arrive is sent again after ten seconds, with what came since', async () => {
  const { sent, add } = outboxWith([false]);
  add(2);
  await vi.advanceTimersByTimeAsync(500);
  add(1);
  await vi.advanceTimersByTimeAsync(9900);
  expect(sent).toEqual([2]);
  await vi.advanceTimersByTimeAsync(200);
  expect(sent).toEqual([2, 3]);
});

test('leaving sends everything at once, twenty to a beacon', async () => {
  const { outbox, sent, left, add } = outboxWith([false]);
  add(23);
  outbox.leave();
  expect(left).toEqual([20, 3]);
  await vi.advanceTimersByTimeAsync(20_000);
  expect(sent).toEqual([]);
});

test('what waits is forgotten when the consent is taken back', async () => {
  const { outbox, sent, left, add } = outboxWith();
  add(3);
  outbox.forget();
  await vi.advanceTimersByTimeAsync(20_000);
  outbox.leave();
  expect([sent, left]).toEqual([[], []]);
});
