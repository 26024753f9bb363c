import type * as Workers from '@cloudflare/workers-types';
import type { SlotState } from '../../features/slots/rules/board.ts';
import { sleep } from '../../values/sleep.ts';
import { datesOf, textOf } from './live-feed.ts';

/** Changes within this time go out together: a reader sees the latest state four times a second at most. */
const BROADCAST_MS = 250;

export interface Broadcast {
  /** Soon sends these dates' slots, as they are then by the clock that starts at `nowMs` (ms since 1970). */
  add(dates: readonly string[], nowMs: number): void;
}

/** Sends changed dates to the sockets that receive them, in one pass for many changes. An equal state is not repeated. */
export function createBroadcast(
  ctx: Workers.DurableObjectState,
  slotsOn: (date: string, nowMs: number) => readonly SlotState[],
): Broadcast {
  const changed = new Map<string, number>();
  const lastSent = new Map<string, string>();

  const send = (): void => {
    const texts = new Map<string, string>();
    for (const [date, nowMs] of changed) {
      const text = textOf(date, slotsOn(date, nowMs));
      if (lastSent.get(date) !== text) texts.set(date, text);
      lastSent.set(date, text);
    }
    changed.clear();
    if (texts.size > 0) for (const socket of ctx.getWebSockets()) sendTo(socket, texts);
  };

  return {
    add(dates, nowMs) {
      if (ctx.getWebSockets().length === 0) {
        // A later reader receives the current state when it connects.
        lastSent.clear();
        return;
      }
      const isWaiting = changed.size > 0;
      for (const date of dates) changed.set(date, nowMs);
      if (!isWaiting && changed.size > 0) ctx.waitUntil(sleep(BROADCAST_MS).then(send));
    },
  };
}

/** A closing socket throws and is closed here. */
function sendTo(socket: Workers.WebSocket, texts: ReadonlyMap<string, string>): void {
  try {
    for (const date of datesOf(socket)) {
      const text = texts.get(date);
      if (text !== undefined) socket.send(text);
    }
  } catch {
    socket.close(1011);
  }
}
