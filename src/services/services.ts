import type { Brand } from '../content/brand.ts';
import type { ServiceType } from '../content/services/service-types.ts';
import type { AdminAuth } from '../features/admin/auth.ts';
import type { RecordKind } from '../features/admin/rules/record-status.ts';
import type { BookingView } from '../features/bookings/contract.ts';
import type { OrderView } from '../features/checkout/contract.ts';
import type { NamedPoint } from '../features/location/rules/user-location.ts';
import type { PriceSource } from '../features/pricing/index.ts';
import type { SlotCity } from '../features/slots/contract.ts';
import type { Seat, SlotAlternative, SlotRefusal, SlotState } from '../features/slots/rules/board.ts';
import type { SlotId } from '../features/slots/rules/slot.ts';
import type { ConversionName } from '../features/tracking/rules/event-names.ts';
import type { PageTracking } from '../features/tracking/rules/page-scripts.ts';
import type { ReceivedBatch } from '../features/tracking/rules/received-events.ts';
import type { CaptchaVerdict } from '../platform/captcha.ts';
import type { AuditList } from '../platform/ledger/audit.ts';
import type { Coupons } from '../platform/ledger/coupons.ts';
import type { Erasure } from '../platform/ledger/erasure.ts';
import type { Ledger } from '../platform/ledger/record-ledger.ts';
import type { RecordQueries } from '../platform/ledger/record-queries.ts';
import type { Consent, NewDelivery, NewRecord } from '../platform/ledger/records.ts';
import type { Spins } from '../platform/ledger/spins.ts';
import type { Summary, SummaryWindow } from '../platform/ledger/summary.ts';
import type { DeliveryAdmin } from '../platform/outbox/delivery-admin.ts';
import type { Payments } from '../platform/payments/payments.ts';
import type { readWebhook, WebhookMessage } from '../platform/payments/webhook.ts';
import type { Coordinates } from '../values/place.ts';
import type { Result } from '../values/result.ts';
import type { Signer } from '../values/signing.ts';
import type { Limit } from '../web/api/limits.ts';
import type { Log } from '../web/middleware/request-log.ts';
import type { PageStore } from '../web/pages/page-cache.ts';

/** Reads one booking for whoever has its token. */
export interface BookingReader {
  find(
    id: string,
    token: string,
  ): Promise<Result<BookingView, 'forbidden' | 'not_found' | 'ledger_unavailable'>>;
}

/** Reads one order for whoever has its token. */
export interface OrderReader {
  find(
    id: string,
    token: string,
  ): Promise<Result<OrderView, 'forbidden' | 'not_found' | 'ledger_unavailable'>>;
}

/** The card-payment provider, with what it tells of itself. */
export interface CardPayments extends Payments {
  /** `bad_signature`: not from the provider. `broken_body`: from the provider, in a shape that is not known. */
  readWebhook(message: WebhookMessage): ReturnType<typeof readWebhook>;
}

type SlotHold = Result<
  Seat,
  SlotRefusal | 'slots_unavailable',
  { readonly alternatives: readonly SlotAlternative[] }
>;

/** The boards of slots, one a city. */
export interface SlotBoards {
  /** All five slots of a date (YYYY-MM-DD) with what is left of each. */
  board(city: SlotCity, date: string): Promise<Result<readonly SlotState[], 'slots_unavailable'>>;
  /** Keeps a slot for a booking until an instant (ms since 1970); it is taken for good by the ledger's own delivery. */
  hold(
    city: SlotCity,
    bookingId: string,
    wanted: { readonly date: string; readonly slotId: SlotId },
    untilMs: number,
  ): Promise<SlotHold>;
  /** Gives back whatever a booking holds or has taken, at once; a failure is made good by the ledger's delivery. */
  release(city: SlotCity, bookingId: string): Promise<void>;
  /** The live feed's answer to a request to switch to a WebSocket. */
  live(city: SlotCity, request: Request): Promise<Response>;
}

/** The operator's hand on the boards of slots. */
export interface SlotAdmin {
  /** How many cars a slot takes; without a slot every slot of the date, `default` for every date without its own number. */
  setCapacity(
    city: SlotCity,
    rule: { readonly date: string; readonly slot: SlotId | undefined; readonly capacity: number },
  ): Promise<Result<undefined, 'slots_unavailable'>>;
  /** Nothing more is offered on a blocked date; what was taken stays taken. */
  setBlocked(
    city: SlotCity,
    date: string,
    isBlocked: boolean,
  ): Promise<Result<undefined, 'slots_unavailable'>>;
}

/** Everything behind the operator's desk. */
export interface Admin {
  readonly auth: AdminAuth;
  readonly records: RecordQueries;
  readonly deliveries: DeliveryAdmin;
  readonly slots: SlotAdmin;
  readonly coupons: Coupons;
  readonly erasure: Erasure;
  readonly audit: AuditList;
  summary(window: SummaryWindow): Promise<Result<Summary, 'ledger_unavailable'>>;
}

/**
 * What pages are given: functions and values, never the platform's environment. Built once per isolate by worker.ts;
 * a test hands in its own.
 */
export interface PageServices {
  readonly brand: Brand;
  /** Origin of canonical addresses, without a trailing slash. */
  readonly siteUrl: string;
  readonly prices: PriceSource;
  /** Whether there is a passphrase for the desk. */
  readonly adminExists: boolean;
  /** Whether visits are tracked at all, and by whose scripts; nothing is asked and nothing told where it is undefined. */
  readonly tracking?: PageTracking | undefined;
  /** The public key of the check against programs; undefined where it is off. */
  readonly captchaKey?: string | undefined;
  readonly bookings: BookingReader;
  readonly slots: Pick<SlotBoards, 'board'>;
  readonly orders: OrderReader;
  /** Whether orders can be paid by card on the site; else they are paid after the service. */
  readonly takesCards: boolean;
  /** What the service-request form offers. */
  serviceTypes(): Promise<readonly ServiceType[]>;
}

/** What the way to a page is given besides: it must be at hand when an isolate starts. */
export interface Services extends PageServices {
  /** The data centre's cache, where the platform gives one. */
  readonly sharedCache: () => Promise<PageStore> | undefined;
  readonly log: Log;
  now(): Date;
  /** Keeps the isolate alive for work that goes on after the answer; a rejection is caught and logged. */
  waitUntil(work: Promise<unknown>): void;
}

/** What endpoints are given besides: all that writes and all that asks others, loaded by the first who needs it. */
export interface WriteServices extends Services {
  readonly slots: SlotBoards;
  /** Nothing where card payments are switched off. */
  readonly payments: CardPayments | undefined;
  /** Nothing where no passphrase is set: then the desk is closed. */
  readonly admin: Admin | undefined;
  readonly spins: Spins;
  readonly ledger: Ledger;
  readonly outbox: { attempt(recordId: string): Promise<unknown> };
  /** What a new record owes the outside systems that are switched on. */
  deliveriesFor(kind: RecordKind, record: NewRecord): readonly NewDelivery[];
  /**
   * What a record owes because of what became of it later: a confirmed booking is a `service_scheduled`, a placed order a
   * `purchase`. For `ledger.change(…, { deliveries })`. The event id is the record's id, which the browser knows too.
   */
  conversionDeliveries(
    name: ConversionName,
    eventId: string,
    consent: Consent | undefined,
  ): readonly NewDelivery[];
  /** Passes events on to whom their visitor agreed to; when it resolves, what is owed is written down. Never throws. */
  takeEvents(batch: ReceivedBatch, consent: Consent): Promise<void>;
  /** The names of a point, as far as somebody who knows them is switched on and answers. Never throws. */
  placeNames(point: Coordinates): Promise<NamedPoint | undefined>;
  readonly signer: Signer;
  /** Who is at the other end, by the widget's token; undefined where the check is off. */
  readonly judgeSender?:
    | ((token: string | undefined, address: string | undefined) => Promise<CaptchaVerdict>)
    | undefined;
  readonly limits: {
    readonly address: Limit;
    readonly number: Limit;
    readonly session: Limit;
    readonly signIn: Limit;
    /** Of an address that sends forms without a proof that a person does; far narrower than that of writes. */
    readonly unproven: Limit;
  };
  health(): Promise<Readonly<Record<string, unknown>>>;
}
