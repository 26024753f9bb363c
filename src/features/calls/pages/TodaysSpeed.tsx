import { adminCallsText as text } from '../../../content/text/admin-calls.ts';
import type { CallSpeed } from '../rules/call-figures.ts';

/** How fast people were called today; nothing before the first call. */
export const TodaysSpeed = ({ speed: { calls, median, withinPromise } }: { readonly speed: CallSpeed }) =>
  median === undefined || withinPromise === undefined ? null : (
    <p className="small">{text.speed(calls, median, withinPromise)}</p>
  );
