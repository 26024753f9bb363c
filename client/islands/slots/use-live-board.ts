import { useEffect, useReducer, useRef, useState } from 'react';
import { MINUTE_MS } from '../../../src/values/durations.ts';
import { indiaDate } from '../../../src/values/india-time.ts';
import { boardDates, changedSlot, daysAt, type ShownDay, withPush } from './live-board.ts';
import { type LiveFeed, openLiveFeed } from './live-feed.ts';

interface BoardState {
  readonly days: readonly ShownDay[];
  readonly changed: ReturnType<typeof changedSlot>;
}

function follow(before: BoardState, message: unknown): BoardState {
  const days = withPush(before.days, message);
  return { days, changed: changedSlot(before.days, days) ?? before.changed };
}

/** The board's current state. It begins with the page's slots, applies the feed's updates and moves on at midnight. */
export function useLiveBoard(initial: readonly ShownDay[]) {
  const [board, onMessage] = useReducer(follow, { days: initial, changed: undefined });
  const [isLive, setLive] = useState(false);
  const [now, setNow] = useState<Date>();

  useEffect(() => {
    setNow(new Date());
    const ticking = setInterval(() => setNow(new Date()), MINUTE_MS);
    return () => clearInterval(ticking);
  }, []);

  const feed = useRef<LiveFeed>(undefined);
  useEffect(() => {
    const opened = openLiveFeed({ onMessage, setLive, datesNow: () => boardDates(new Date()) });
    feed.current = opened;
    return opened.close;
  }, []);

  const today = now === undefined ? undefined : indiaDate(now);
  useEffect(() => {
    if (today !== undefined) feed.current?.resubscribe();
  }, [today]);

  const days = now === undefined ? initial : daysAt(board.days, now);
  const state = isLive ? 'live' : now === undefined ? 'as_loaded' : 'connecting';
  return { days, changed: board.changed, state } as const;
}
