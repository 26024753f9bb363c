import type { NewRecord } from '../../platform/ledger/records.ts';
import { sender } from '../../records/fields.ts';
import type { LedgerRecord } from '../../records/record.ts';
import type { WriteServices } from '../../services/services.ts';
import type { JsonObject } from '../../values/canonical-json.ts';
import { DAY_MS } from '../../values/durations.ts';

/** A request this old no longer says where a booking came from. */
const INHERITED_MS = 30 * DAY_MS;

/** The facts about the sender of a request that a booking takes over; whether it looked like a program is no such fact. */
const INHERITED = Object.keys(sender).filter((field) => field !== 'suspect');

interface Inherited {
  readonly facts: Partial<Pick<NewRecord, 'campaign' | 'sessionId' | 'consent' | 'senderFields'>>;
  /** The request asked for a date, and its schedule has counted already. */
  readonly isScheduled: boolean;
}

/**
 * Returns what a booking by phone takes over from the newest request of its number: campaign, click ids, banners,
 * language and consent. So the booking counts for what brought the person here.
 */
export async function inheritedOf(
  { admin, now }: Pick<WriteServices, 'admin' | 'now'>,
  mobileNumber: string,
): Promise<Inherited> {
  const found = await admin?.calls.recordsOf([mobileNumber]);
  const oldest = now().getTime() - INHERITED_MS;
  const newest = found?.ok
    ? found.value
        .get(mobileNumber)
        ?.find(
          ({ kind, createdAt }) => (kind === 'lead' || kind === 'service_request') && createdAt >= oldest,
        )
    : undefined;
  return newest === undefined ? { facts: {}, isScheduled: false } : inheritedFrom(newest);
}

function inheritedFrom({ kind, campaign, sessionId, consent, fields }: LedgerRecord): Inherited {
  const stored: JsonObject = fields;
  const kept = INHERITED.flatMap((field) => (stored[field] === undefined ? [] : [[field, stored[field]]]));
  const facts = { campaign, sessionId, consent, senderFields: Object.fromEntries(kept) };
  return { facts, isScheduled: kind === 'service_request' };
}
