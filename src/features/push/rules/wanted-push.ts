import { HOUR_MS, MINUTE_MS } from '../../../values/durations.ts';
import { indiaMinutes } from '../../../values/india-time.ts';
import type { PushKind } from './push-kinds.ts';

/** Minutes since midnight in India, from 0 to 1439. An end before the begin lies on the next day. */
export interface QuietHours {
  readonly from: number;
  readonly to: number;
}

/** A device rings for these kinds, at these hours. */
export interface PushChoice {
  readonly kinds: readonly PushKind[];
  /** Null where it may ring at any hour. */
  readonly quiet: QuietHours | null;
}

/** Whether an instant lies in the quiet hours; their end is outside. Equal times are a whole day. */
export function isQuiet({ from, to }: QuietHours, instant: number): boolean {
  const minutes = indiaMinutes(new Date(instant));
  return from < to ? minutes >= from && minutes < to : minutes >= from || minutes < to;
}

/** Whether a device rings for a kind at an instant, in ms since 1970. */
export const isWanted = ({ kinds, quiet }: PushChoice, kind: PushKind, instant: number): boolean =>
  kinds.includes(kind) && (quiet === null || !isQuiet(quiet, instant));

/** An emergency rings again this long after its last push. Cron may run a few seconds early. */
const AGAIN_MS = MINUTE_MS - 15_000;

/** Whether a push may go to a device that got the same fact at an instant, or never. Only an emergency repeats. */
export const mayRing = (kind: PushKind, sentAt: number | undefined, now: number): boolean =>
  sentAt === undefined || (kind === 'emergency' && now - sentAt >= AGAIN_MS);

/** After so long a fact is no reason to ring; an emergency rings for a day at most. */
export const freshFor = (kind: PushKind): number => (kind === 'emergency' ? 24 * HOUR_MS : HOUR_MS);

/** How long a push service keeps a push for a phone that is off, in seconds. The next minute repeats an emergency. */
export const secondsToLive = (kind: PushKind | 'test'): number =>
  kind === 'emergency' || kind === 'test' ? 60 : HOUR_MS / 1000;
