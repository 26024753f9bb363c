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

/** Reads one booking for the holder of its token. */
export interface BookingReader {
  find(
    id: string,
    token: string,
  ): Promise<Result<BookingView, 'forbidden' | 'not_found' | 'ledger_unavailable'>>;
}

/** Reads one order for the holder of its token. */
export interface OrderReader {
  find(
    id: string,
    token: string,
  ): Promise<Result<OrderView, 'forbidden' | 'not_found' | 'ledger_unavailable'>>;
}

/** The card-payment provider. */
export interface CardPayments extends Payments {
  /** `bad_signature`: not from the provider. `broken_body`: from the provider, in an unknown shape. */
  readWebhook(message: WebhookMessage): ReturnType<typeof readWebhook>;
}

type SlotHold = Result<
  Seat,
  SlotRefusal | 'slots_unavailable',
  { readonly alternatives: readonly SlotAlternative[] }
>;

/** The slot boards, one for each city. */
export interface SlotBoards {
  /** All five slots of a date (YYYY-MM-DD) with their free places. */
  board(city: SlotCity, date: string): Promise<Result<readonly SlotState[], 'slots_unavailable'>>;
  /** Holds a slot for a booking until an instant (ms since 1970). A delivery from the ledger takes it permanently. */
  hold(
    city: SlotCity,
    bookingId: string,
    wanted: { readonly date: string; readonly slotId: SlotId },
    untilMs: number,
  ): Promise<SlotHold>;
  /**
   * Releases the booking's held and taken slots at once. If this fails, a delivery from the ledger releases them later.
   */
  release(city: SlotCity, bookingId: string): Promise<void>;
  /** The live feed's answer to a request to switch to a WebSocket. */
  live(city: SlotCity, request: Request): Promise<Response>;
}

/** The operator's access to the slot boards. */
export interface SlotAdmin {
  /**
   * Sets how many cars a slot takes. No slot means every slot of the date; `default` means every date without its own
   * number.
   */
  setCapacity(
    city: SlotCity,
    rule: { readonly date: string; readonly slot: SlotId | undefined; readonly capacity: number },
  ): Promise<Result<undefined, 'slots_unavailable'>>;
  /** Stops or resumes offering a date; taken slots stay taken. */
  setBlocked(
    city: SlotCity,
    date: string,
    isBlocked: boolean,
  ): Promise<Result<undefined, 'slots_unavailable'>>;
}

/** The services of the admin's screens. */
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
 * The services that pages receive: functions and values, never the platform's environment. worker.ts builds them once
 * per isolate; a test passes its own.
 */
export interface PageServices {
  readonly brand: Brand;
  /** Origin of canonical addresses, without a trailing slash. */
  readonly siteUrl: string;
  readonly prices: PriceSource;
  /** True where an admin passphrase is set. */
  readonly adminExists: boolean;
  /**
   * The tracking scripts of pages. Undefined switches tracking off: the page asks for no consent and sends no event.
   */
  readonly tracking?: PageTracking | undefined;
  /** The captcha's public key; undefined where the captcha is off. */
  readonly captchaKey?: string | undefined;
  readonly bookings: BookingReader;
  readonly slots: Pick<SlotBoards, 'board'>;
  readonly orders: OrderReader;
  /** True where orders can be paid by card on the site; otherwise people pay after the service. */
  readonly takesCards: boolean;
  /** The service types that the service-request form offers. */
  serviceTypes(): Promise<readonly ServiceType[]>;
}

/** The services that middleware and page answers need besides. An isolate loads them at its start. */
export interface Services extends PageServices {
  /** The data centre's cache; undefined where the platform has none. */
  readonly sharedCache: () => Promise<PageStore> | undefined;
  readonly log: Log;
  now(): Date;
  /** Keeps the isolate alive for work that continues after the answer; a rejection is caught and logged. */
  waitUntil(work: Promise<unknown>): void;
}

/**
 * The services that endpoints need besides: code that writes or calls outside systems. The first request that needs
 * them loads them.
 */
export interface WriteServices extends Services {
  readonly slots: SlotBoards;
  /** Undefined where card payments are switched off. */
  readonly payments: CardPayments | undefined;
  /** Undefined without a passphrase: then no one can sign in to the admin. */
  readonly admin: Admin | undefined;
  readonly spins: Spins;
  readonly ledger: Ledger;
  readonly outbox: { attempt(recordId: string): Promise<unknown> };
  /** The deliveries of a new record to the outside systems that are switched on. */
  deliveriesFor(kind: RecordKind, record: NewRecord): readonly NewDelivery[];
  /**
   * The deliveries of a later conversion: a confirmed booking is a `service_scheduled`, a placed order a `purchase`.
   * They go into `ledger.change(…, { deliveries })`. The event id is the record's id, which the browser knows too.
   */
  conversionDeliveries(
    name: ConversionName,
    eventId: string,
    consent: Consent | undefined,
  ): readonly NewDelivery[];
  /**
   * Passes events to the systems that their visitor agreed to. When it resolves, pending conversions are stored. Never
   * throws.
   */
  takeEvents(batch: ReceivedBatch, consent: Consent): Promise<void>;
  /** The names of a point, from the services that are switched on; undefined when none answers. Never throws. */
  placeNames(point: Coordinates): Promise<NamedPoint | undefined>;
  readonly signer: Signer;
  /** Verifies a captcha token; undefined where the captcha is off. */
  readonly verifyCaptcha?:
    | ((token: string | undefined, address: string | undefined) => Promise<CaptchaVerdict>)
    | undefined;
  readonly limits: {
    readonly address: Limit;
    readonly number: Limit;
    readonly session: Limit;
    readonly signIn: Limit;
    /** The limit of forms without a captcha token from one address, far below the limit of writes. */
    readonly withoutToken: Limit;
  };
  health(): Promise<Readonly<Record<string, unknown>>>;
}
