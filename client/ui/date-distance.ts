import { dateDistanceText } from '../../src/content/text/messages.ts';
import { dateDistance } from '../../src/features/slots/rules/slot.ts';

/** "(Tomorrow)", beside the label of a date; undefined for a past or missing date. Both are YYYY-MM-DD. */
export function dateDistanceNote(date: string, today: string): string | undefined {
  const distance = dateDistance(date, today);
  if (distance === undefined) return undefined;
  return distance.code === 'days_to_go'
    ? dateDistanceText.days_to_go(distance.days)
    : dateDistanceText[distance.code];
}
