import { daysBetween } from '../../../values/india-time.ts';

/** How far a date is from today, for the label beside a date field: (Today), (Tomorrow) or (N days to go), spec section 5. */
export type DateDistance =
  | { readonly code: 'today' }
  | { readonly code: 'tomorrow' }
  | { readonly code: 'days_to_go'; readonly days: number };

/** Nothing for a date in the past: the form has another message for it. */
export function dateDistance(date: string, today: string): DateDistance | undefined {
  const days = daysBetween(today, date);
  if (days < 0 || Number.isNaN(days)) return undefined;
  if (days === 0) return { code: 'today' };
  return days === 1 ? { code: 'tomorrow' } : { code: 'days_to_go', days };
}
