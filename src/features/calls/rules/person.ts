import type { LedgerRecord } from '../../../records/record.ts';
import { DAY_MS, MINUTE_MS } from '../../../values/durations.ts';
import { CALLED_DAYS } from './call.ts';

/** One person of the list: all that a mobile number asked for. */
export interface Person {
  /** Every name that came with the number, the newest first: a family may share it. */
  readonly names: readonly string[];
  /** The requests that still wait, the newest first. */
  readonly requests: readonly LedgerRecord[];
  /** The newest request, which a booking is filled from; undefined where all of them have left the ledger. */
  readonly newest: LedgerRecord | undefined;
  /** All else of the number, the newest first. */
  readonly earlier: readonly LedgerRecord[];
}

/** One press of Book Now makes a lead and opens the chat within this time. */
const ONE_PRESS_MS = 10 * MINUTE_MS;

const WAITING: ReadonlySet<string> = new Set([
  'lead new',
  'lead contacted',
  'service_request new',
  'service_request contacted',
]);

/**
 * Makes a person of the records of a number, the newest first. Requests of the same wish stand once, and a chat that the
 * press of a request opened is part of it.
 */
export function personOf(records: readonly LedgerRecord[], now: number): Person {
  const isRecent = ({ createdAt }: LedgerRecord) => createdAt >= now - CALLED_DAYS * DAY_MS;
  const waiting = records.filter((one) => isRecent(one) && WAITING.has(`${one.kind} ${one.status}`));
  const chats = records.filter((one) => one.kind === 'redirect' && isRecent(one));
  const own = chats.filter((chat) => !waiting.some((request) => isOnePress(request, chat)));
  const requests = withoutRepeats(
    [...waiting, ...own].toSorted((one, other) => other.createdAt - one.createdAt),
  );
  return {
    names: [...new Set(records.flatMap(({ name }) => name?.trim() || []))],
    requests,
    newest: waiting[0],
    earlier: records.filter((one) => !waiting.includes(one) && one.kind !== 'redirect'),
  };
}

const isOnePress = (request: LedgerRecord, chat: LedgerRecord): boolean =>
  request.sessionId === chat.sessionId &&
  Math.abs(chat.createdAt - request.createdAt) < ONE_PRESS_MS &&
  (chat.service === null || chat.service === request.service);

/** The first of those that ask for the same. */
function withoutRepeats(requests: readonly LedgerRecord[]): readonly LedgerRecord[] {
  const wishes = requests.map(wishOf);
  return requests.filter((_, index) => wishes.indexOf(wishes[index] ?? '') === index);
}

const wishOf = ({ kind, service, city, fields }: LedgerRecord): string => {
  const { carBrand, carModel, car, preferredDate }: Readonly<Record<string, unknown>> = fields;
  return JSON.stringify([kind === 'redirect', service, city, carBrand, carModel, car, preferredDate]);
};
