import { boardDates, daysAt, type ShownDay } from '../../../../client/islands/slots/live-board.ts';
import type { PageContext } from '../../../web/pages/page-entry.ts';

/** Today's and tomorrow's slots as the board has them now; null for a day whose board cannot be read. */
export async function loadDays({ slots, now }: PageContext): Promise<readonly ShownDay[]> {
  const days = await Promise.all(
    boardDates(now).map(async (date): Promise<ShownDay> => {
      const board = await slots.board('jaipur', date);
      if (!board.ok) return { date, slots: null };
      return { date, slots: board.value.map(({ id, label, left }) => ({ id, label, left })) };
    }),
  );
  return daysAt(days, now);
}
