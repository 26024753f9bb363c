import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { createBoundedBoards } from '../../../../src/services/bounded-boards.ts';
import type { RemoteBoard } from '../../../../src/services/slots.ts';

const DATE = '2026-12-01';
const full: Awaited<ReturnType<RemoteBoard['board']>> = [{ id: '9-11', capacity: 6, left: 0 }];

/** A board that counts its calls; a hanging one never answers. */
function countedBoard(hangs = false) {
  const calls: string[] = [];
  const call =
    <Value>(method: string, value: Value) =>
    async (): Promise<Value> => {
      calls.push(method);
      return hangs ? new Promise(() => undefined) : value;
    };
  const taken = { ok: true, value: { recordId: 'one', date: DATE, slotId: '9-11' } } as const;
  const board: RemoteBoard = {
    board: call('board', full),
    beside: call('beside', []),
    hold: call('hold', taken),
    take: call('take', taken),
    release: call('release', undefined),
    setCapacity: call('setCapacity', undefined),
    block: call('block', undefined),
    unblock: call('unblock', undefined),
    settings: call('settings', { capacity: [], blocked: [] }),
    fetch: call('fetch', new Response()),
  };
  return { calls, namespace: { getByName: () => board } };
}

let nowMs = 0;
beforeEach(() => {
  vi.useFakeTimers();
  nowMs = 1_000_000;
});
afterEach(() => vi.useRealTimers());

describe('the bounded boards', () => {
  test('ask the object once a second for a day, however many readers there are', async () => {
    const { calls, namespace } = countedBoard();
    const boards = createBoundedBoards(namespace, () => nowMs);
    await Promise.all(Array.from({ length: 1_000 }, () => boards('jaipur').board(DATE)));
    expect(calls).toEqual(['board']);
    nowMs += 999;
    await boards('jaipur').board(DATE);
    expect(calls).toHaveLength(1);
    nowMs += 1;
    await boards('jaipur').board(DATE);
    expect(calls).toHaveLength(2);
    await boards('jaipur').board('2026-12-02');
    expect(calls).toHaveLength(3);
  });

  test('forget a day at every change, so that a visitor sees the seat that was just taken', async () => {
    const { calls, namespace } = countedBoard();
    const board = createBoundedBoards(namespace, () => nowMs)('jaipur');
    for (const change of [
      () => board.hold('one', DATE, '9-11', nowMs + 1, { network: 'a', number: 'b', isVerified: true }),
      () => board.take('one', DATE, '9-11'),
      () => board.release('one'),
      () => board.setCapacity(DATE, undefined, 3),
      () => board.block(DATE),
      () => board.unblock(DATE),
    ]) {
      await board.board(DATE);
      await change();
    }
    await board.board(DATE);
    expect(calls.filter((method) => method === 'board')).toHaveLength(7);
  });

  test('give up after eight seconds, and ask again next time', async () => {
    const { calls, namespace } = countedBoard(true);
    const board = createBoundedBoards(namespace, () => nowMs)('jaipur');
    for (const call of [
      () => board.board(DATE),
      () => board.take('one', DATE, '9-11'),
      () => board.board(DATE),
    ]) {
      const waiting = expect(call()).rejects.toThrow('in time');
      await vi.advanceTimersByTimeAsync(8_000);
      await waiting;
    }
    expect(calls).toEqual(['board', 'take', 'board']);
  });
});
