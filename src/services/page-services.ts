import type { Brand } from '../content/brand.ts';
import type { ServiceType } from '../content/services/service-types.ts';
import type { BannerSource } from '../features/banners/banner-source.ts';
import type { Exposures } from '../features/banners/rules/exposures.ts';
import type { BookingView } from '../features/bookings/contract.ts';
import type { OrderView } from '../features/checkout/contract.ts';
import type { ReachedSteps } from '../features/funnel/rules/steps.ts';
import type { PriceSource } from '../features/pricing/index.ts';
import type { ReviewBook } from '../features/reviews/contract.ts';
import type { PageTracking } from '../features/tracking/rules/page-scripts.ts';
import type { SampleContent } from '../values/stated.ts';
import type { UnfoundSearch } from '../values/unfound-search.ts';
import type { VisitorNetwork } from '../web/api/visitor-network.ts';
import type { Log } from '../web/middleware/request-log.ts';
import type { PageStore } from '../web/pages/page-cache.ts';
import type { OwnRecordReader } from './own-records.ts';
import type { SlotBoards } from './slots.ts';

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
  /** The account that takes payments by UPI after the service; undefined where the variable is not set. */
  readonly upiId?: string | undefined;
  /** True where messages of the business chat leave by themselves. */
  readonly chatWrites: boolean;
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
  /** Counts the cleaned words of a page's search that found nothing, as often as its sender may. */
  readonly countUnfound?: ((search: UnfoundSearch, visitor: VisitorNetwork) => void) | undefined;
  now(): Date;
  /** Keeps the isolate alive for work that continues after the answer; a rejection is caught and logged. */
  waitUntil(work: Promise<unknown>): void;
}
