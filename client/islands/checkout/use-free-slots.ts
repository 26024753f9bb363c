import { useEffect, useState } from 'react';
import { type SlotState, slotsAnswer } from '../../../src/features/slots/contract.ts';
import { endpoints } from '../../../src/web/contract/addresses.ts';
import { send } from '../../api/send.ts';

/** The slots of a date: not asked for, still on their way, not to be had, or there. */
export type FreeSlots = readonly SlotState[] | 'loading' | 'unknown' | undefined;

/** What is left of each slot of a date. `asked` is raised to ask again. */
export function useFreeSlots(date: string, asked: number): FreeSlots {
  const [known, setKnown] = useState<{ readonly about: string; readonly slots: FreeSlots }>();
  const about = `${date} ${asked}`;
  useEffect(() => {
    if (date === '') return;
    let isWanted = true;
    const query = new URLSearchParams({ city: 'jaipur', date });
    void send('GET', `${endpoints.slots}?${query}`, undefined, slotsAnswer).then((answer) => {
      if (isWanted) setKnown({ about, slots: answer.ok ? answer.value.slots : 'unknown' });
    });
    return () => {
      isWanted = false;
    };
  }, [date, about]);
  if (date === '') return undefined;
  return known?.about === about ? known.slots : 'loading';
}
