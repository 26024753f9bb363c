import { useEffect, useReducer, useState } from 'react';
import { endpoints } from '../../../src/contract/addresses.ts';
import { boardDates, changedSlot, daysAt, retryDelayMs, type ShownDay, withPush } from './live-board.ts';

const MINUTE_MS = 60_000;

interface BoardState {
  readonly days: readonly ShownDay[];
  readonly changed: ReturnType<typeof changedSlot>;
}

function follow(before: BoardState, message: unknown): BoardState {
  const days = withPush(before.days, message);
  return { days, changed: changedSlot(before.days, days) ?? before.changed };
}

/**
 * The board as it is now: what the page was loaded with, then what the feed pushes. A feed that breaks off is opened
 * again, later each time, and at once when the visitor comes back to the page.
 */
export function useLiveBoard(initial: readonly ShownDay[]) {
  const [board, heard] = useReducer(follow, { days: initial, changed: undefined });
  const [isLive, setLive] = useState(false);
  const [now, setNow] = useState<Date>();

  useEffect(() => {
    setNow(new Date());
    const ticking = setInterval(() => setNow(new Date()), MINUTE_MS);
    return () => clearInterval(ticking);
  }, []);

  useEffect(() => listen(heard, setLive), []);

  const days = now === undefined ? initial : daysAt(board.days, now);
  const state = isLive ? 'live' : now === undefined ? 'as_loaded' : 'connecting';
  return { days, changed: board.changed, state } as const;
}

/** Answers how to stop. */
function listen(heard: (message: unknown) => void, setLive: (isLive: boolean) => void): () => void {
  let socket: WebSocket | undefined;
  let waiting: ReturnType<typeof setTimeout> | undefined;
  let failures = 0;
  let isStopped = false;

  const connect = () => {
    clearTimeout(waiting);
    const url = new URL(endpoints.slotsLive, location.href);
    url.protocol = url.protocol.replace('http', 'ws');
    url.search = String(new URLSearchParams({ city: 'jaipur', dates: boardDates(new Date()).join() }));
    const opened = new WebSocket(url);
    socket = opened;
    opened.onopen = () => {
      failures = 0;
      setLive(true);
    };
    opened.onmessage = ({ data }) => heard(read(data));
    opened.onclose = () => {
      if (isStopped || socket !== opened) return;
      setLive(false);
      waiting = setTimeout(connect, retryDelayMs(failures));
      failures += 1;
    };
  };
  const comeBack = () => {
    if (document.visibilityState === 'visible' && socket?.readyState === WebSocket.CLOSED) connect();
  };

  connect();
  document.addEventListener('visibilitychange', comeBack);
  return () => {
    isStopped = true;
    clearTimeout(waiting);
    document.removeEventListener('visibilitychange', comeBack);
    socket?.close();
  };
}

function read(data: unknown): unknown {
  try {
    return JSON.parse(String(data));
  } catch {
    return undefined;
  }
}
