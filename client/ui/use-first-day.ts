import { useState, useSyncExternalStore } from 'react';
import { firstBookableDay } from '../../src/features/slots/rules/slot.ts';
import { MINUTE_MS } from '../../src/values/durations.ts';
import { addDays, indiaDate } from '../../src/values/india-time.ts';

const todayNow = (): string => indiaDate(new Date());
const firstNow = (): string => firstBookableDay(new Date());

function eachMinute(look: () => void): () => void {
  const ticking = setInterval(look, MINUTE_MS);
  return () => clearInterval(ticking);
}

/**
 * Today in India, and the first day that still has a slot; both move on while the page is open. `close` leaves out the
 * first day, of which the server says that all of it is taken.
 */
export function useFirstDay() {
  const [open, setOpen] = useState('');
  const today = useSyncExternalStore(eachMinute, todayNow, none);
  const day = useSyncExternalStore(eachMinute, firstNow, none);
  const first = open > day ? open : day;
  return { today, first, close: () => setOpen(addDays(first, 1)) };
}

/** The server's clock is not the visitor's. */
const none = (): string => '';
