import { createStore } from './store.ts';

/** A booking or an order made on this device. Its cookie opens it, which no script reads. */
export interface OwnRecord {
  readonly kind: 'booking' | 'order';
  readonly id: string;
  /** The displayed number: "CAR12345" or "PH-1A2B3C4D". */
  readonly number: string;
  /** Its services and its car, in the language of the page that kept it: "AC Service, Swift". */
  readonly subject: string;
  /** The ids of its services, by which a page of another language names it. */
  readonly services?: readonly string[] | undefined;
  /** "Swift" */
  readonly car?: string | undefined;
  /** The date of the visit as it was booked, YYYY-MM-DD; its own page knows a later change. */
  readonly date?: string | undefined;
  /** The id of the slot: "9-11". */
  readonly timeSlot?: string | undefined;
  /** Its own page showed that it is cancelled. */
  readonly isCancelled?: boolean | undefined;
}

/** The state of a visit as far as this device knows it; undefined where no day was fixed. */
export function recordState({ date, isCancelled }: OwnRecord, today: string) {
  if (isCancelled) return 'cancelled';
  if (date === undefined || today === '') return undefined;
  if (date === today) return 'today';
  return date < today ? 'past' : 'upcoming';
}

const TEXTS = ['id', 'number', 'subject'] as const;

/** Whether a stored or read value is such a record. */
export function isOwnRecord(value: unknown): value is OwnRecord {
  if (typeof value !== 'object' || value === null) return false;
  const kind: unknown = Reflect.get(value, 'kind');
  if (kind !== 'booking' && kind !== 'order') return false;
  const services: unknown = Reflect.get(value, 'services');
  return (
    (services === undefined || Array.isArray(services)) &&
    TEXTS.every((field) => typeof Reflect.get(value, field) === 'string')
  );
}

/** A device keeps so many; a person's older bookings are over. */
const MOST_KEPT = 30;

const stored = createStore<readonly OwnRecord[]>({
  key: 'ownRecords',
  storage: () => localStorage,
  parse: (value) => (Array.isArray(value) ? value.filter(isOwnRecord) : []),
});

/** The bookings and orders of this device, the newest first. They need no account. */
export const ownRecords = {
  get: stored.get,
  subscribe: stored.subscribe,
  /** Keeps a record; a record of the same id is replaced in its place at the top. */
  keep(record: OwnRecord): void {
    const others = stored.get().filter(({ id }) => id !== record.id);
    stored.set([record, ...others].slice(0, MOST_KEPT));
  },
  forget(id: string): void {
    stored.set(stored.get().filter((record) => record.id !== id));
  },
};
