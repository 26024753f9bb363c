import type { PictureName } from '../../../content/pictures.ts';
import type { IconName } from '../../../values/icon-names.ts';
import { addDays, indiaDate, indiaInstant, indiaMinutes } from '../../../values/india-time.ts';
import type { Paise } from '../../../values/money.ts';
import type { Stated } from '../../../values/stated.ts';

/** The ids of the six doorstep categories; addresses and stored carts contain them. */
export const CATEGORY_IDS = [
  'EMERGENCY',
  'MAINTENANCE',
  'INSPECTION',
  'CLEANING',
  'AC_SERVICE',
  'REPAIRS',
] as const;

export type CategoryId = (typeof CATEGORY_IDS)[number];

/**
 * The daily opening hours of a category, in minutes since midnight in India, or `always`. `closesAt` is the first
 * minute that is closed.
 */
export type AvailabilityWindow = 'always' | { readonly opensAt: number; readonly closesAt: number };

export interface DoorstepCategory {
  readonly id: CategoryId;
  readonly name: string;
  /** One line beside the name. */
  readonly summary: string;
  readonly description: string;
  /** 70 to 160 characters, for the head. */
  readonly metaDescription: string;
  readonly window: AvailabilityWindow;
  readonly icon: IconName;
}

/** Something that comes on top of a job's price, such as the battery of a battery fitting. */
export type PriceExtra = {
  /** The work that the price pays for, and the extra: "Battery fitting, battery extra". */
  readonly label: string;
  /** True if the job always needs it, so that the price is never the whole bill. */
  readonly always: boolean;
};

export interface DoorstepService {
  readonly id: string;
  readonly categoryId: CategoryId;
  readonly name: string;
  /** One line for a list row. */
  readonly summary: string;
  readonly description: string;
  readonly price: Paise;
  readonly discountPrice?: Paise;
  /** The duration as shown: "30 min". */
  readonly duration: string;
  readonly durationMinutes: number;
  /** Out of 5. */
  readonly rating: Stated<number>;
  readonly isEmergency: boolean;
  readonly image: PictureName;
  /** Short facts for badges. */
  readonly features: readonly string[];
  readonly includes: readonly string[];
  /** Rows, cart, checkout and order repeat it beside the price. */
  readonly extra?: PriceExtra;
  /** The mechanic brings parts or fuel that depend on the car. */
  readonly needsCar?: boolean;
  /** Costs that the price does not include and how they are agreed; the page shows them before the visit. */
  readonly billedSeparately?: string;
}

/** Whether a category is open at an instant. `closesAt` is missing when it never closes. */
export type Availability =
  | { readonly open: true; readonly closesAt?: Date }
  | { readonly open: false; readonly opensAt: Date };

/** Compares with the time in India. The last minute of the window is closed already. */
export function availability(category: Pick<DoorstepCategory, 'window'>, instant: Date): Availability {
  const { window } = category;
  if (window === 'always') return { open: true };
  const today = indiaDate(instant);
  const minutes = indiaMinutes(instant);
  if (minutes < window.opensAt) return { open: false, opensAt: indiaInstant(today, window.opensAt) };
  if (minutes < window.closesAt) return { open: true, closesAt: indiaInstant(today, window.closesAt) };
  return { open: false, opensAt: indiaInstant(addDays(today, 1), window.opensAt) };
}

/** Finds the category in an address, in any case and with hyphens for underscores: "ac-service" → AC_SERVICE. */
export const categoryIdLike = (text: string): CategoryId | undefined => {
  const wanted = text.toUpperCase().replaceAll('-', '_');
  return CATEGORY_IDS.find((id) => id === wanted);
};

/** Returns the price of one unit in paise: the discount price if there is one. */
export const unitPrice = (service: Pick<DoorstepService, 'price' | 'discountPrice'>): Paise =>
  service.discountPrice ?? service.price;

/** "AC  Gas-topup" → "ac gas topup" */
const plain = (text: string): string =>
  text
    .toLowerCase()
    .replace(/[^\p{L}\p{M}\p{N}]+/gu, ' ')
    .trim();

/** The words of texts that a search may name, once each: a page carries no word twice for it. */
export const wordsOf = (texts: readonly string[]): string =>
  [...new Set(plain(texts.join(' ')).split(' '))].join(' ');

/**
 * Whether every word of a search begins some word of a text. Server and browser share it, so that a search finds the
 * same with and without JavaScript. An empty search finds everything.
 */
export function matchesSearch(text: string, search: string): boolean {
  const words = ` ${plain(text)}`;
  return plain(search)
    .split(' ')
    .every((wanted) => words.includes(` ${wanted}`));
}
