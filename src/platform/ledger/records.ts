import type { BrowserIds } from '../../features/tracking/rules/conversion-event.ts';
import type { AnyFields, LedgerRecord, RecordOf } from '../../records/record.ts';
import type { RecordKind, RecordStatus } from '../../records/record-status.ts';
import type { JsonObject } from '../../values/canonical-json.ts';
import type { DeliveryOutcome } from '../outbox/outcome.ts';

/** Browser data for the ad system. It is collected only with consent to ads. */
export type Visit = BrowserIds & {
  /** The page's address, without its query. */
  readonly url: string;
};

/** The visitor's consent. The ledger itself needs none: recording the request is the service they asked for. */
export interface Consent {
  readonly ads: boolean;
  readonly analytics: boolean;
  /** The random id of the browser's consent; absent without one. */
  readonly id?: string | undefined;
  /** Present while a request is handled: it goes into the conversions and is not stored with the record. */
  readonly visit?: Visit | undefined;
}

/** The columns that records are found and counted by. All other submitted data is in `fields`. */
interface RecordColumns {
  readonly name: string | null;
  /** Ten digits, no prefix. */
  readonly mobileNumber: string | null;
  /** City slug: `jaipur`. */
  readonly city: string | null;
  /** State as people write it: `Rajasthan`. */
  readonly state: string | null;
  /** Where the visitor came from, or the form: `website`, `popup`. */
  readonly source: string | null;
  readonly service: string | null;
  readonly campaign: string | null;
  readonly sessionId: string | null;
}

type Loose<Columns> = { readonly [Key in keyof Columns]?: Columns[Key] | undefined };

/** The fields of a new record of any kind. */
export type NewFields = Loose<AnyFields>;

/** A record about to be written; a form of unknown kind has the fields of any. */
export interface NewRecord<Kind extends RecordKind = RecordKind> extends Loose<RecordColumns> {
  /** Created by the form when it opened, 8 to 64 URL-safe characters. */
  readonly idempotencyKey: string;
  /** Default: a new one. */
  readonly reference?: string | undefined;
  /** Default: the first status of the kind. */
  readonly status?: RecordStatus | undefined;
  readonly fields?: Loose<RecordOf<Kind>['fields']> | undefined;
  readonly consent?: Consent | undefined;
  /** More fields: language, visit and banners of the sender. They are no part of the content, for a repeat may differ. */
  readonly senderFields?: NewFields | undefined;
  /**
   * The submitted data that identifies a repeat under the same key. It leaves out what the server adds and what differs
   * between two sends of one form. Default: the columns, `status` and `fields`.
   */
  readonly content?: JsonObject | undefined;
}

type ChangedFields = { readonly [Key in keyof AnyFields]?: AnyFields[Key] | null | undefined };

/** Changes to a record; `fields` are merged, and a null field is removed. */
export interface RecordChanges extends Loose<Omit<RecordColumns, 'sessionId'>> {
  readonly status?: string | undefined;
  readonly note?: string | null | undefined;
  readonly fields?: ChangedFields | undefined;
  readonly consent?: Consent | undefined;
}

/**
 * A delivery to an outside system. Without `event` it follows the record: it sends the latest state, and each change
 * makes it pending again. With `event` it is sent once, exactly as given.
 */
export interface NewDelivery {
  /** The name of a delivery target: `cms`, `ads`, `analytics`. */
  readonly target: string;
  /** `record`, or an event's name. A record has at most one delivery per target and purpose. */
  readonly purpose: string;
  readonly event?: JsonObject | undefined;
}

/** One attempt at one delivery, as its target sees it. */
export interface DeliveryAttempt {
  readonly id: string;
  readonly target: string;
  readonly purpose: string;
  readonly event: JsonObject | null;
  /** 1 at the first attempt since it was queued. */
  readonly attempt: number;
  /** An earlier attempt may have succeeded without a valid answer: look for the entry before creating it. */
  readonly unclear: boolean;
  /** The other side may still act on that attempt: a missing entry must not be created yet (`awaited`). */
  readonly mayStillAct: boolean;
  /** The other side's ids from an earlier delivery: with them the target updates, without them it creates. */
  readonly remoteId: string | null;
  readonly remoteDocumentId: string | null;
  /**
   * The other side's ids of other records of the same number, which a lookup must not mistake for this one. Present only
   * while `unclear`.
   */
  readonly othersRemoteIds?: readonly string[] | undefined;
  /** The record's version that the other side has, or null. */
  readonly deliveredVersion: number | null;
  /** When it was queued, in ms since 1970. */
  readonly queuedAt: number;
}

/** An outside system that receives deliveries; the services pass it to the outbox. */
export interface DeliveryTarget {
  readonly name: string;
  /** Sends a delivery. It returns expected faults and does not throw them. `record` is null for an event without one. */
  deliver(work: {
    readonly record: LedgerRecord | null;
    readonly delivery: DeliveryAttempt;
    /** After this time another worker may hold the delivery, so the target must start no further call. */
    readonly hasTimedOut?: (() => boolean) | undefined;
  }): Promise<DeliveryOutcome>;
}
