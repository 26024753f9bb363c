import type { PriceRule, Way } from '../../features/offers/contract.ts';
import type { IconName } from '../../values/icon-names.ts';
import type { Faq } from '../faq.ts';
import type { PictureName } from '../pictures.ts';
import type { ProseSection, Step } from '../prose.ts';

/** The eight service types, then the four services that have a page but are no type. */
export const SERVICE_IDS = [
  'periodic',
  'ac',
  'denting',
  'doorstep',
  'car-spa',
  'detailing',
  'battery',
  'windshield',
  'tyre',
  'insurance-claims',
  'express',
  'emergency',
] as const;

export type ServiceId = (typeof SERVICE_IDS)[number];

/**
 * The source of a service's price. It is the car's price set, one amount for every car, or a quote after looking at the
 * car. `from` is the amount shown before the visitor chooses a car.
 */
export type ServicePrice = PriceRule;

/**
 * The key of a service's page in `addresses`: `service` is the family under /services with the service's id, the others
 * are single pages.
 */
type ServiceAddressKey = 'service' | 'doorstep' | 'express' | 'emergencyJaipur';

/** Phrases in which people ask for a service. */
export interface Spoken {
  /**
   * How specific the phrases are. A part or a job (3) is more specific than a kind of service (2). "Service" or
   * "repair" alone is the least specific (1).
   */
  readonly specificity: 1 | 2 | 3;
  /** English, Hinglish and Hindi by sound, separated by commas. Spellings with the same sound need no entry. */
  readonly phrases: string;
}

export interface Service {
  readonly id: ServiceId;
  readonly addressKey: ServiceAddressKey;
  readonly name: string;
  /** For a tile. */
  readonly shortName: string;
  /** One line for a list row. */
  readonly summary: string;
  /** At most 60 characters, without the brand. */
  readonly title: string;
  readonly heading: string;
  /** 70 to 160 characters, for the head. */
  readonly metaDescription: string;
  readonly keywords: readonly string[];
  readonly spoken: readonly Spoken[];
  readonly icon: IconName;
  readonly picture: PictureName;
  /** Every way that exists in some city, the usual one first; a city has those that are its own too. */
  readonly ways: readonly Way[];
  /** A city without this way does not have the service. */
  readonly onlyWith?: Way;
  readonly price: ServicePrice;
  /** The work that the price includes, and possible extra costs, in a sentence or two. */
  readonly priceNote: string;
  readonly durationMinutes: { readonly min: number; readonly max: number };
  /** The displayed duration: "about 4 hours". */
  readonly duration: string;
  readonly warranty: string;
  readonly forWhom: string;
  readonly intro: readonly string[];
  /** Signs that a car needs the service. */
  readonly signs: readonly string[];
  readonly steps: readonly Step[];
  readonly includes: readonly string[];
  /** The price also includes these where a mechanic comes to the car. */
  readonly includesAtDoor?: readonly string[];
  readonly excludes: readonly string[];
  readonly sections: readonly ProseSection[];
  readonly faqs: readonly Faq[];
  readonly related: readonly ServiceId[];
  /** The doorstep services that do a part of it at home. */
  readonly doorstepServiceIds: readonly string[];
}
