import * as z from 'zod/mini';
import type { JsonObject } from '../values/canonical-json.ts';
import { bookingFields } from './booking.ts';
import { enquiryFields } from './enquiry.ts';
import type { Frozen } from './fields.ts';
import { leadFields, redirectFields, serviceRequestFields } from './lead.ts';
import { orderFields } from './order.ts';
import { type RecordKind, STATUSES } from './record-status.ts';

const words = z.nullable(z.string());

/** The columns of every kind. */
const columns = {
  /** UUID v7. */
  id: z.string(),
  /** 1 at first, incremented by each change. */
  version: z.int(),
  /** Milliseconds since 1970. */
  createdAt: z.int(),
  /** Milliseconds since 1970. */
  updatedAt: z.int(),
  name: words,
  /** Ten digits, no prefix. */
  mobileNumber: words,
  /** `CAR…`, bookings only. Shown to people, never a credential. */
  bookingId: words,
  /** Six letters and digits that the chat's texts end with; never a credential. Older records have none. */
  reference: z.exactOptional(words),
  /** City slug: `jaipur`. */
  city: words,
  /** State as people write it: `Rajasthan`. */
  state: words,
  /** Where the visitor came from, or the form: `website`, `popup`. */
  source: words,
  service: words,
  campaign: words,
  sessionId: words,
  /** The operator's note. */
  note: words,
  /** `id` is the random id of the browser's consent; absent without one. */
  consent: z.object({ ads: z.boolean(), analytics: z.boolean(), id: z.exactOptional(z.string()) }),
};

const record = <Kind extends RecordKind, Fields extends z.ZodMiniType>(kind: Kind, fields: Fields) =>
  z.object({ ...columns, kind: z.literal(kind), status: z.enum(STATUSES[kind]), fields });

/** One schema for each kind of record. */
export const recordSchemas = {
  lead: record('lead', leadFields),
  service_request: record('service_request', serviceRequestFields),
  booking: record('booking', bookingFields),
  order: record('order', orderFields),
  enquiry: record('enquiry', enquiryFields),
  redirect: record('redirect', redirectFields),
} as const satisfies Record<RecordKind, z.ZodMiniType>;

/** A record of one kind. */
export type RecordOf<Kind extends RecordKind> = Frozen<z.infer<(typeof recordSchemas)[Kind]>>;
/** A record; its `kind` says which fields it has. */
export type LedgerRecord = { readonly [Kind in RecordKind]: RecordOf<Kind> }[RecordKind];
export type OrderRecord = RecordOf<'order'>;
/** Some columns of a record. Its `kind`, where it is one of them, still says which fields it has. */
export type RecordPart<Column extends keyof LedgerRecord> = {
  readonly [Kind in RecordKind]: Pick<RecordOf<Kind>, Column>;
}[RecordKind];
/** The records with a visit, a seat and a job. */
export type JobRecord = RecordOf<'booking'> | OrderRecord;

type KeysOf<Fields> = Fields extends unknown ? keyof Fields : never;
type ValueOf<Fields, Key> = Fields extends unknown ? (Key extends keyof Fields ? Fields[Key] : never) : never;

/** The fields of a record of any kind, for what reads them all alike: an export, a search, a list. */
export type AnyFields = {
  readonly [Key in KeysOf<LedgerRecord['fields']>]?: ValueOf<LedgerRecord['fields'], Key> | undefined;
};

export const fieldsOf = (record: { readonly fields: AnyFields }): AnyFields => record.fields;

/** A record as its row holds it. */
export type StoredRecord = Omit<RecordOf<'lead'>, 'kind' | 'status' | 'fields'> & {
  readonly kind: RecordKind;
  readonly status: string;
  readonly fields: JsonObject;
};

/** A stored record that its schema refuses. Its row is kept as it is, and a person has to look at it. */
export type UnreadableRecord = Pick<StoredRecord, 'id' | 'kind' | 'createdAt'>;

/** Parses a stored record; undefined where its schema refuses it. */
export function parseRecord(stored: StoredRecord): LedgerRecord | undefined {
  const parsed = recordSchemas[stored.kind].safeParse(stored);
  return parsed.success ? parsed.data : undefined;
}
