import type { RecordKind, RecordStatus } from '../../features/admin/rules/record-status.ts';
import type { BrowserIds } from '../../features/tracking/rules/conversion-event.ts';
import type { JsonObject } from '../../values/canonical-json.ts';
import type { DeliveryOutcome } from '../outbox/outcome.ts';

/** What a request tells of a visitor's browser. Only ever taken with consent to ads. */
export type Visit = BrowserIds & {
  /** The page's address, without its query. */
  readonly url: string;
};

/** What a visitor has agreed to; the ledger itself is the service they asked for and needs no consent (design section 5). */
export interface Consent {
  readonly ads: boolean;
  readonly analytics: boolean;
  /** While a request is answered: its visit goes into the conversions it owes. It is not kept with the record. */
  readonly visit?: Visit | undefined;
}

/** The columns a record can be found and counted by. The rest of what was sent is in `fields`. */
export interface RecordColumns {
  readonly name: string | null;
  /** Ten digits, no prefix. */
  readonly mobileNumber: string | null;
  /** City slug: `jaipur`. */
  readonly city: string | null;
  /** State as people write it: `Rajasthan`. */
  readonly state: string | null;
  /** Where the visitor came from or which form it was: `website`, `popup`. */
  readonly source: string | null;
  readonly service: string | null;
  readonly campaign: string | null;
  readonly sessionId: string | null;
}

/** A record of the ledger, as every room but the ledger sees it. */
export interface LedgerRecord extends RecordColumns {
  /** UUID v7. */
  readonly id: string;
  readonly kind: RecordKind;
  readonly status: string;
  /** 1 when made, one more with each change. */
  readonly version: number;
  /** Milliseconds since 1970. */
  readonly createdAt: number;
  /** Milliseconds since 1970. */
  readonly updatedAt: number;
  /** `CAR…`, bookings only. Shown to people, never a credential. */
  readonly bookingId: string | null;
  /** Everything else that was sent, under the spec's own field names (spec section 3). */
  readonly fields: JsonObject;
  /** The operator's note. */
  readonly note: string | null;
  readonly consent: Consent;
}

type Loose<Columns> = { readonly [Key in keyof Columns]?: Columns[Key] | undefined };

/** A record about to be written. */
export interface NewRecord extends Loose<RecordColumns> {
  /** Made by the form when it opened, 8 to 64 URL-safe characters (design section 4). */
  readonly idempotencyKey: string;
  /** Default: the first status of the kind. */
  readonly status?: RecordStatus | undefined;
  readonly fields?: JsonObject | undefined;
  readonly consent?: Consent | undefined;
  /**
   * What the visitor sent, by which a repeat is told from another submission under the same key. Leave out of it what the
   * server adds and what differs between two sends of the same form. Default: the columns, `status` and `fields` above.
   */
  readonly content?: JsonObject | undefined;
}

/** What may be changed later; `fields` are merged, and a field given as null is removed. */
export interface RecordChanges extends Loose<Omit<RecordColumns, 'sessionId'>> {
  readonly status?: string | undefined;
  readonly note?: string | null | undefined;
  readonly fields?: JsonObject | undefined;
  readonly consent?: Consent | undefined;
}

/**
 * Something that must reach an outside system because of a record.
 * Without `event` it follows the record: always the latest state is sent, and a change makes it owed again.
 * With `event` it is sent once, exactly as given.
 */
export interface NewDelivery {
  /** The name of a delivery target: `cms`, `ads`, `analytics`. */
  readonly target: string;
  /** What it is for: `record`, or an event's name. A record owes one target one purpose once. */
  readonly purpose: string;
  readonly event?: JsonObject | undefined;
}

/** One try of one delivery, as its target sees it. */
export interface DeliveryAttempt {
  readonly id: string;
  readonly target: string;
  readonly purpose: string;
  readonly event: JsonObject | null;
  /** 1 at the first try since it became owed. */
  readonly attempt: number;
  /** An earlier try may have been taken without our knowing: look for it before creating it. */
  readonly unclear: boolean;
  /** The other side may act on that try even now: where it is not found, it is not created yet (`awaited`). */
  readonly mayStillAct: boolean;
  /** The other side's ids from an earlier delivery: present means update, absent means create. */
  readonly remoteId: string | null;
  readonly remoteDocumentId: string | null;
  /**
   * Ids by which the other side calls other records of the same number: whoever looks for this one must not take one of
   * those for it. Only told while `unclear`.
   */
  readonly othersRemoteIds?: readonly string[] | undefined;
  /** The record's version that the other side has, or null. */
  readonly deliveredVersion: number | null;
  /** Milliseconds since 1970: when it became owed. */
  readonly queuedAt: number;
}

/** An outside system that deliveries go to; implemented in `integrations/`, given to the ledger by the Worker. */
export interface DeliveryTarget {
  readonly name: string;
  /** Sends it; never throws for a fault it can foresee. `record` is null for a pure event. */
  deliver(work: {
    readonly record: LedgerRecord | null;
    readonly delivery: DeliveryAttempt;
    /** Whether the try counts as timed out by now: no further call may be begun, for somebody else may be at it. */
    readonly hasTimedOut?: (() => boolean) | undefined;
  }): Promise<DeliveryOutcome>;
}
