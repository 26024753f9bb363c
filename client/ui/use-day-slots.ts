import { useEffect, useState } from 'react';
import type { SlotState } from '../../src/features/slots/contract.ts';
import { fetchSlots } from '../api/slots.ts';

/** The slots of a day. `unknown`: the server has no answer. Undefined before a day is chosen. */
export type DaySlots = readonly SlotState[] | 'loading' | 'unknown' | undefined;

/** Fetches the slots of a date (YYYY-MM-DD), and again whenever `version` changes. */
export function useDaySlots(date: string, version: number): DaySlots {
  const [known, setKnown] = useState<{ readonly about: string; readonly slots: DaySlots }>();
  const about = `${date} ${version}`;
  useEffect(() => {
    if (date === '') return;
    let isWanted = true;
    void fetchSlots(date).then((slots) => {
      if (isWanted) setKnown({ about, slots: slots ?? 'unknown' });
    });
    return () => {
      isWanted = false;
    };
  }, [date, about]);
  if (date === '') return undefined;
  return known?.about === about ? known.slots : 'loading';
}
