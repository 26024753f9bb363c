import type { PriceSheetState } from '../features/pricing/index.ts';
import type { CaptchaCheck } from '../platform/captcha.ts';
import type { Geocoding } from '../platform/geocoding/geocoding.ts';
import type { BillNumbers } from '../platform/ledger/bill-numbers.ts';
import type { Campaigns } from '../platform/ledger/campaigns.ts';
import type { Coupons } from '../platform/ledger/coupons.ts';
import type { Ledger } from '../platform/ledger/record-ledger.ts';
import type { Reviews } from '../platform/ledger/reviews.ts';
import type { Spins } from '../platform/ledger/spins.ts';
import type { UnfoundSearches } from '../platform/ledger/unfound-searches.ts';
import type { WithdrawConsent } from '../platform/ledger/withdraw-consent.ts';
import type { SystemFaults } from '../platform/system-faults.ts';
import type { Signer } from '../values/signing.ts';
import type { Admin } from './admin.ts';
import type { Chat } from './chat.ts';
import type { EventSink } from './events.ts';
import type { SiteHealth } from './health.ts';
import type { Limits } from './limits.ts';
import type { CardPayments, OutsideSystems } from './outside-systems.ts';
import type { Services } from './page-services.ts';
import type { Push } from './push.ts';
import type { SlotBoards } from './slots.ts';
import type { SystemSwitch } from './system-switches.ts';

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
  /** The short link of a campaign; undefined for a code that is none. */
  readonly findCampaignLink: Campaigns['findLink'];
  /** The coupons, as a customer uses them. */
  readonly coupons: Pick<Coupons, 'usable' | 'redeem' | 'release'>;
  readonly ledger: Ledger;
  readonly unfoundSearches: UnfoundSearches;
  readonly billNumbers: BillNumbers;
  /** Adds a customer's review. */
  readonly addReview: Reviews['add'];
  /** Brings what is published to the pages of every isolate; false when that failed. */
  publishReviews(): Promise<boolean>;
  readonly outbox: { attempt(recordId: string): Promise<unknown> };
  readonly deliveriesFor: OutsideSystems['deliveriesFor'];
  readonly conversionDeliveries: OutsideSystems['conversionDeliveries'];
  /**
   * Passes events to the systems that their visitor agreed to. When it resolves, pending conversions are stored. Never
   * throws.
   */
  readonly takeEvents: EventSink;
  /** After a withdrawal nothing more of the consent's records reaches ads and analytics. */
  readonly withdrawConsent: WithdrawConsent;
  /** The names of a point, from the services that are switched on; undefined when none answers. Never throws. */
  readonly placeNames: Geocoding;
  readonly signer: Signer;
  /** Verifies a captcha token; undefined where the captcha is off. */
  readonly verifyCaptcha?: CaptchaCheck | undefined;
  readonly limits: Limits;
  /** The business chat's cloud interface, where it is switched on. */
  readonly chat: Chat | undefined;
  /** Web Push to the operators' devices, where it is switched on. */
  readonly push: Push | undefined;
  /** Every outside system, and the variables that it lacks. */
  readonly systems: readonly SystemSwitch[];
  /** The sheet of this isolate, with what cron last found at its address. */
  sheetState(): Promise<PriceSheetState | undefined>;
  /** The called systems that refuse our credentials. */
  systemFaults(): Promise<SystemFaults>;
  health(): Promise<SiteHealth>;
}
