import type { PopupPlace } from '../../features/leads/rules/popup.ts';
import type { ConversionName } from '../../features/tracking/rules/event-names.ts';

/** The data of a page for its scripts, in one block of JSON. Each island has its own props beside it. */
export interface PageData {
  readonly brand: string;
  /** The support number in the form of a call link: `+91…`. */
  readonly phone: string;
  /** The chat with the business, with a message about this page. */
  readonly chatUrl: string;
  /** The subject of the page's leads by the names of their fields. */
  readonly about: Readonly<Record<string, string>>;
  readonly popup: PopupPlace;
  /** False where a deploy has switched stored pages off. */
  readonly storesPages: boolean;
  readonly captchaKey?: string | undefined;
  /** Missing on a page that is not tracked. */
  readonly tracking?: PageTrackingData | undefined;
  /** The services that the page sells, each once. */
  readonly sold: readonly SoldService[];
  /** The services that the page's own form orders; missing where the visitor's cart holds them. */
  readonly wanted?: readonly WantedService[] | undefined;
}

/** A service that the visitor wants, and how many of it. */
export interface WantedService {
  readonly serviceId: string;
  readonly quantity: number;
}

interface PageTrackingData {
  readonly family: string;
  readonly group: string;
  /** The id, in events, of the service that the page is about. */
  readonly product?: string | undefined;
  /** The conversion that a view of the page is. */
  readonly conversion?: ConversionName | undefined;
  readonly pixelId?: string | undefined;
  readonly tagManagerId?: string | undefined;
}

/** Prices in paise. */
export interface SoldService {
  readonly id: string;
  /** Its id in events, where that is another. */
  readonly product?: string | undefined;
  readonly price: number;
  readonly discountPrice?: number | undefined;
}

/** The id of the block's element. */
export const PAGE_DATA = 'page-data';
