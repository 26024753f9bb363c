import type { Brand } from '../content/brand.ts';
import type { ServiceType } from '../content/services/service-types.ts';
import type { AdminAuth } from '../features/admin/auth.ts';
import type { BannerSource } from '../features/banners/banner-source.ts';
import type { Banner } from '../features/banners/rules/banner.ts';
import type { Exposures } from '../features/banners/rules/exposures.ts';
import type { BannerOutcomes } from '../features/banners/rules/results.ts';
import type { BookingView } from '../features/bookings/contract.ts';
import type { OrderView } from '../features/checkout/contract.ts';
import type { Funnel } from '../features/funnel/contract.ts';
import type { ReachedSteps } from '../features/funnel/rules/steps.ts';
import type { JobView } from '../features/jobs/contract.ts';
import type { NamedPoint } from '../features/location/rules/user-location.ts';
import type { PriceSheets } from '../features/price-sheets/index.ts';
import type { PriceSheetState, PriceSource } from '../features/pricing/index.ts';
import type { ReviewBook } from '../features/reviews/contract.ts';
import type { SlotCity } from '../features/slots/contract.ts';
import type { Seat, SlotAlternative, SlotRefusal, SlotState } from '../features/slots/rules/board.ts';
import type { Claimant, WaitReason } from '../features/slots/rules/fair-share.ts';
import type { SlotId } from '../features/slots/rules/slot.ts';
import type { ConversionName } from '../features/tracking/rules/event-names.ts';
import type { PageTracking } from '../features/tracking/rules/page-scripts.ts';
import type { ReceivedBatch } from '../features/tracking/rules/received-events.ts';
import type { Archive } from '../platform/archive/archive.ts';
import type { CaptchaVerdict } from '../platform/captcha.ts';
import type { AuditList } from '../platform/ledger/audit.ts';
import type { BannerAct, BannerStore } from '../platform/ledger/banners.ts';
import type { BillNumbers } from '../platform/ledger/bill-numbers.ts';
import type { Coupons } from '../platform/ledger/coupons.ts';
import type { Erasure } from '../platform/ledger/erasure.ts';
import type { Mechanics } from '../platform/ledger/mechanics.ts';
import type { Ledger } from '../platform/ledger/record-ledger.ts';
import type { RecordQueries } from '../platform/ledger/record-queries.ts';
import type { Visits } from '../platform/ledger/record-visits.ts';
import type { Consent, NewDelivery, NewRecord } from '../platform/ledger/records.ts';
import type { Reviews } from '../platform/ledger/reviews.ts';
import type { Spins } from '../platform/ledger/spins.ts';
import type { Summary, SummaryWindow } from '../platform/ledger/summary.ts';
import type { UnfoundCars } from '../platform/ledger/unfound-cars.ts';
import type { WithdrawConsent } from '../platform/ledger/withdraw-consent.ts';
import type { DeliveryAdmin } from '../platform/outbox/delivery-admin.ts';
import type { Payments } from '../platform/payments/payments.ts';
import type { readWebhook, WebhookMessage } from '../platform/payments/webhook.ts';
import type { SystemFaults } from '../platform/system-faults.ts';
import type { RecordKind } from '../records/record-status.ts';
import type { Coordinates } from '../values/place.ts';
import type { Result } from '../values/result.ts';
import type { Signer } from '../values/signing.ts';
import type { SampleContent } from '../values/stated.ts';
import type { Limit, UseLimit } from '../web/api/limits.ts';
import type { VisitorNetwork } from '../web/api/visitor-network.ts';
import type { Log } from '../web/middleware/request-log.ts';
import type { PageStore } from '../web/pages/page-cache.ts';
import type { SiteHealth } from './health.ts';
import type { LongLimits } from './quotas.ts';
import type { SystemSwitch } from './system-switches.ts';

/** The job of a confirmed booking or order, for the holder of its token. */
export interface OwnJob {
  readonly job?: JobView | undefined;
}

/** Reads one booking or order for the holder of its token. */
export interface OwnRecordReader<View> {
  find(
    id: string,
    token: string,
  ): Promise<Result<View & OwnJob, 'forbidden' | 'not_found' | 'ledger_unavailable'>>;
}

/** The card-payment provider. */
export interface CardPayments extends Payments {
  /** `bad_signature`: not from the provider. `broken_body`: from the provider, in an unknown shape. */
  readWebhook(message: WebhookMessage): ReturnType<typeof readWebhook>;
}

type SlotHold = Result<
  Seat,
  SlotRefusal | 'must_wait' | 'slots_unavailable',
  { readonly alternatives: readonly SlotAlternative[]; readonly reason?: WaitReason }
>;

/** The slot boards, one for each city. */
export interface SlotBoards {
  /** All five slots of a date (YYYY-MM-DD) with their free places. */
  board(city: SlotCity, date: string): Promise<Result<readonly SlotState[], 'slots_unavailable'>>;
  /** The free slots beside the one that a record waits for, which its visitor would get at once; none for any other. */
  beside(city: SlotCity, recordId: string): Promise<Result<readonly SlotAlternative[], 'slots_unavailable'>>;
  /**
   * Holds a slot for a booking until an instant (ms since 1970). A delivery from the ledger takes it permanently.
   * `must_wait`: the claimant gets no seat without the operator.
   */
  hold(
    city: SlotCity,
    bookingId: string,
    wanted: { readonly date: string; readonly slotId: SlotId },
    untilMs: number,
    claimant: Claimant,
  ): Promise<SlotHold>;
  /**
   * Releases the booking's held and taken slots at once. If this fails, a delivery from the ledger releases them later.
   */
  release(city: SlotCity, bookingId: string): Promise<void>;
  /**
   * The live feed's answer to a request to switch to a WebSocket.
   * @param visitor whose network and /64 may have only so many feeds open
   */
  live(
    city: SlotCity,
    request: Request,
    visitor: VisitorNetwork,
  ): Promise<Result<Response, 'slots_unavailable'>>;
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
  /** Takes a seat at once, without a share of the visitors' limits; the record's earlier seat is free after it. */
  take(
    city: SlotCity,
    recordId: string,
    wanted: { readonly date: string; readonly slotId: SlotId },
  ): Promise<Result<undefined, SlotRefusal | 'slots_unavailable'>>;
  /** Stops or resumes offering a date, or one slot of it; taken seats stay taken. */
  setBlocked(
    city: SlotCity,
    what: { readonly date: string; readonly slot?: SlotId | undefined },
    isBlocked: boolean,
  ): Promise<Result<undefined, 'slots_unavailable'>>;
}

/** The operator's access to banners. A change is stored first, then published to the pages. */
export interface BannerAdmin {
  list: BannerStore['list'];
  create(banner: Banner, act: BannerAct): Promise<Result<undefined, 'ledger_unavailable' | 'not_published'>>;
  change(
    before: Banner,
    after: Banner,
    act: BannerAct,
  ): Promise<Result<Banner, 'conflict' | 'ledger_unavailable' | 'not_published'>>;
  /** The banner with what its coupons give now, as pages get it. */
  withOffers(banner: Banner): Promise<Banner>;
  /** Publishes all banners again, after a coupon changed. False when KV refused it. */
  publish(): Promise<boolean>;
  /** The counted exposures of a banner, and the conversions after them. */
  outcomes(banner: Banner): Promise<Result<BannerOutcomes, 'ledger_unavailable' | 'counts_unavailable'>>;
}

/** Opens the WebSocket that tells operators of new records. */
interface AdminFeedReader {
  live(request: Request): Promise<Result<Response, 'feed_unavailable'>>;
}

/** The services of the admin's screens. */
export interface Admin {
  readonly auth: AdminAuth;
  readonly records: RecordQueries;
  readonly visits: Visits;
  readonly feed: AdminFeedReader;
  readonly deliveries: DeliveryAdmin;
  readonly slots: SlotAdmin;
  readonly coupons: Coupons;
  readonly banners: BannerAdmin;
  readonly mechanics: Mechanics;
  readonly priceSheets: PriceSheets;
  readonly reviews: Reviews;
  readonly erasure: Erasure;
  readonly audit: AuditList;
  readonly unfoundCars: UnfoundCars;
  /** Undefined without a bucket for old records. */
  readonly archive: Pick<Archive, 'restoreDay'> | undefined;
  /** The steps of the visits of the last days, today included. */
  funnel(window: {
    readonly today: string;
    readonly days: number;
  }): Promise<Result<Funnel, 'counts_unavailable'>>;
  summary(window: SummaryWindow): Promise<Result<Summary, 'ledger_unavailable'>>;
}

/** The published reviews for pages. Neither call reads the database, and neither fails. */
interface PageReviews {
  /** The reviews in memory; undefined before the first read. */
  peek(): ReviewBook | undefined;
  /** Waits a moment for the first read. */
  get(): Promise<ReviewBook>;
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
  /** The published reviews of finished jobs. */
  readonly reviews: PageReviews;
  /** Whether pages show reviews, ratings and counts that nobody has stated. */
  readonly sampleContent: SampleContent;
  /** False where the service worker is switched off and must leave the browsers that have it. */
  readonly offlinePages: boolean;
  /** True where an admin passphrase is set. */
  readonly adminExists: boolean;
  /**
   * The tracking scripts of pages. Undefined switches tracking off: the page asks for no consent and sends no event.
   */
  readonly tracking?: PageTracking | undefined;
  /** The captcha's public key; undefined where the captcha is off. */
  readonly captchaKey?: string | undefined;
  readonly bookings: OwnRecordReader<BookingView>;
  readonly slots: Pick<SlotBoards, 'board' | 'beside'>;
  readonly orders: OwnRecordReader<OrderView>;
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
  /** The published banners; undefined in tests without any. */
  readonly banners?: BannerSource | undefined;
  /** Counts a page that was opened from outside the site. */
  readonly countVisit?: (() => void) | undefined;
  /** Counts the steps of a visit or a record for the funnel, without a write; a negative count takes them back. */
  readonly countSteps?: ((reached: ReachedSteps, count?: number) => void) | undefined;
  /** Counts that a visitor saw banners, without a write. */
  readonly countExposures?: ((exposures: Exposures) => void) | undefined;
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
  /** The coupons, as a customer uses them. */
  readonly coupons: Pick<Coupons, 'usable' | 'redeem' | 'release'>;
  readonly ledger: Ledger;
  readonly unfoundCars: UnfoundCars;
  readonly billNumbers: BillNumbers;
  /** Adds a customer's review. */
  readonly addReview: Reviews['add'];
  /** Brings what is published to the pages of every isolate; false when that failed. */
  publishReviews(): Promise<boolean>;
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
  /** After a withdrawal nothing more of the consent's records reaches ads and analytics. */
  readonly withdrawConsent: WithdrawConsent;
  /** The names of a point, from the services that are switched on; undefined when none answers. Never throws. */
  placeNames(point: Coordinates): Promise<NamedPoint | undefined>;
  readonly signer: Signer;
  /** Verifies a captcha token; undefined where the captcha is off. */
  readonly verifyCaptcha?:
    | ((token: string | undefined, address: string | undefined) => Promise<CaptchaVerdict>)
    | undefined;
  readonly limits: {
    readonly use: UseLimit;
    /** Forms with one mobile number from one sender. */
    number(sender: string, mobileNumber: string): Promise<boolean>;
    readonly session: Limit;
    /** Changes of one record by the holder of its token. */
    record(id: string): Promise<boolean>;
    readonly long: LongLimits;
    /** The limit of forms without a captcha token from one network, far below the limit of writes. */
    readonly withoutToken: Limit;
  };
  /** Every outside system, and the variables that it lacks. */
  readonly systems: readonly SystemSwitch[];
  /** The sheet of this isolate, with what cron last found at its address. */
  sheetState(): Promise<PriceSheetState | undefined>;
  /** The called systems that refuse our credentials. */
  systemFaults(): Promise<SystemFaults>;
  health(): Promise<SiteHealth>;
}
