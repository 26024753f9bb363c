import { createElement, type ReactNode } from 'react';
import type { City } from '../../content/cities/city.ts';
import type { Position, ShownBanners } from '../../features/banners/index.ts';
import type { PopupPlace } from '../../features/leads/rules/popup.ts';
import type { PriceBook } from '../../features/pricing/contract.ts';
import type { ReviewBook } from '../../features/reviews/contract.ts';
import type { ConversionName } from '../../features/tracking/rules/event-names.ts';
import type { PageServices } from '../../services/page-services.ts';
import type { UnfoundSearch } from '../../values/unfound-search.ts';
import { locale } from '../contract/locale.ts';
import type { ReturnedForm } from '../contract/returned-form.ts';
import { cityMetadata } from '../document/city-metadata.ts';
import type { ContentPolicy } from '../document/content-policy.ts';
import type { Metadata } from '../document/metadata.ts';
import { pageShareImage } from '../document/share-image-address.ts';
import type { PagePrices } from './page-prices.ts';

/** The parts around a page: navigation, footer, bottom bar, popup. */
export interface Chrome {
  /**
   * Every page for visitors has a header. On phones `shown` stays in view, `at-top` scrolls away, and `wide-only` gives
   * way to a header of the page's own. `slim` has at every width the city, the language and the menu, and no row of
   * links beside the page's own action. `hidden` is for an operator's page.
   */
  readonly navigation: 'shown' | 'at-top' | 'wide-only' | 'slim' | 'hidden';
  /** `short` has no lists of links: below a page where somebody acts they are longer than the page. */
  readonly footer: boolean | 'short';
  readonly bottomBar: boolean;
  /** When the lead popup may open. */
  readonly popup: PopupPlace;
  /**
   * True for an operator's page. It has no dialog, no tracking and no script, and renders its own `<main id="main">`.
   */
  readonly tool?: boolean;
  /** Whether the page has buttons that open "Schedule Your Service" (`SCHEDULE_DIALOG`). */
  readonly schedule?: boolean;
}

export const standardChrome: Chrome = {
  navigation: 'shown',
  footer: true,
  bottomBar: true,
  popup: 'allowed',
};

/** The groups by which analytics counts pages. */
export type AnalyticsGroup =
  | 'home'
  | 'services'
  | 'support'
  | 'company'
  | 'business'
  | 'careers'
  | 'pricing'
  | 'content'
  | 'other';

/** The part of a request that a page may use. It does not identify the visitor, because the page may be cached. */
export interface PageContext extends Omit<PageServices, 'prices' | 'reviews'> {
  readonly prices: PagePrices;
  /** The published reviews of finished jobs. */
  readonly reviews: ReviewBook;
  readonly path: string;
  /** Only the parameters that the page's entry names. */
  readonly query: URLSearchParams;
  /** The page's own city, else the visitor's. */
  readonly city: City;
  /** The city that the page's address names. */
  readonly ownCity: City | undefined;
  readonly now: Date;
  /** The banners of this page; they are part of its cache key. */
  readonly banners?: ShownBanners | undefined;
  /** Idempotency key of the page's forms, for visitors without JavaScript; a placeholder where the page is cached. */
  readonly formKey: string;
  /** A form without JavaScript that was refused and stands on this page; such a page is made for one answer. */
  readonly returned?: ReturnedForm | undefined;
  /** The token of the record that a private page's address names, where the visitor holds it. */
  readonly recordToken?: string | undefined;
}

/** The form of an endpoint that returns to this page; undefined on all other pages. */
export const returnedTo = (
  { returned }: Pick<PageContext, 'returned'>,
  action: string,
): ReturnedForm | undefined => (returned?.action === action ? returned : undefined);

interface PageView<Parameters, Data> {
  readonly parameters: Parameters;
  readonly data: Data;
  readonly context: PageContext;
}

/** The result of `load` for an address without data, which answers 404. */
export const NOT_FOUND = Symbol('not found');
export type NotFound = typeof NOT_FOUND;

export interface Address<Parameters> {
  readonly path: string;
  readonly parameters: Parameters;
}

export interface PageDefinition<Parameters, Data> {
  readonly name: string;
  /** Pages of one family share their template; reports and budgets are by family. */
  readonly family: string;
  readonly group: AnalyticsGroup;
  /** The conversion that a view of the page is. One of a checkout counts only where something is wanted. */
  readonly viewConversion?: ConversionName;
  readonly chrome?: Chrome;
  /** Query parameters that change the page; others change neither the page nor its cache key. */
  readonly query?: readonly string[];
  /** The values that a parameter may have, where the list is closed; others count as missing. */
  readonly values?: Readonly<Record<string, readonly string[]>>;
  /** `private` pages show one person's data: never cached, never indexed, not in the sitemap. */
  readonly audience?: 'public' | 'unlisted' | 'private';
  /** Minutes for which a rendered page is fresh; default 60. With 0 each request renders it. */
  readonly freshForMinutes?: number;
  /** Whether the page shows prices where the price sheet is there. */
  readonly showsPrices?: boolean;
  /** Whether a visitor books on the page itself, not in a dialog. */
  readonly booksHere?: boolean;
  /** The positions where the page has a place for banners; none when missing. */
  readonly bannerPositions?: readonly Position[];
  /** Third-party hosts that this page's content security policy allows. */
  policy?(services: PageServices): ContentPolicy | undefined;
  /** Every concrete address of the page. */
  addresses(): readonly Address<Parameters>[];
  /** Addresses that depend on the price sheet, for the sitemap. */
  pricedAddresses?(book: PriceBook): readonly string[];
  /**
   * Parses an address that `addresses` does not list, for families without end (short links, bookings, cars). Every
   * language gives it the English path.
   */
  match?(path: string): Parameters | undefined;
  /** True for a page that shows the visitor's city: its title and description then name that city. */
  readonly followsCity?: boolean;
  /** Pages of one variant have the same elements on their first screens. All pages of the name are one when missing. */
  variant?(parameters: Parameters): string | undefined;
  /** The page's own city, where its address names one. */
  city?(parameters: Parameters): City | undefined;
  /** The date of the last change of its text (YYYY-MM-DD) for the sitemap, where the content has one. */
  modified?(parameters: Parameters): string | undefined;
  load(parameters: Parameters, context: PageContext): Promise<Data | NotFound> | Data | NotFound;
  /** The search of this address that found nothing, for the operator. */
  unfound?(view: PageView<Parameters, Data>): UnfoundSearch | undefined;
  metadata(view: PageView<Parameters, Data>): Metadata;
  Page(view: PageView<Parameters, Data>): ReactNode;
}

/** A page of the table; it hides the types of its parameters and data. */
export interface PageEntry {
  readonly name: string;
  readonly family: string;
  readonly group: AnalyticsGroup;
  readonly viewConversion: ConversionName | undefined;
  readonly chrome: Chrome;
  readonly query: readonly string[];
  readonly values: Readonly<Record<string, readonly string[]>>;
  readonly audience: 'public' | 'unlisted' | 'private';
  readonly freshForMinutes: number;
  readonly showsPrices: boolean;
  readonly booksHere: boolean;
  readonly bannerPositions: readonly Position[];
  readonly policy: ((services: PageServices) => ContentPolicy | undefined) | undefined;
  /** True if it has addresses that `paths` does not list. */
  readonly isEndless: boolean;
  paths(): readonly string[];
  /** The paths that depend on the price sheet; undefined for a family without such paths. */
  readonly pricedPaths: ((book: PriceBook) => readonly string[]) | undefined;
  /** The date of a listed path's last change, YYYY-MM-DD, where its content has one. */
  modified(path: string): string | undefined;
  open(path: string): OpenPage | undefined;
}

export interface OpenPage {
  readonly city: City | undefined;
  load(context: PageContext): Promise<LoadedPage | NotFound>;
}

export interface LoadedPage {
  readonly unfound?: UnfoundSearch | undefined;
  readonly variant?: string | undefined;
  readonly metadata: Metadata;
  render(): ReactNode;
}

/** Turns a definition into an entry that hides its types, so that one table holds pages of every shape. */
export function page<Parameters, Data>(definition: PageDefinition<Parameters, Data>): PageEntry {
  let known: Map<string, Parameters> | undefined;
  const addresses = () => {
    known ??= new Map(definition.addresses().map(({ path, parameters }) => [path, parameters]));
    return known;
  };
  return {
    name: definition.name,
    family: definition.family,
    group: definition.group,
    viewConversion: definition.viewConversion,
    chrome: definition.chrome ?? standardChrome,
    query: definition.query ?? [],
    values: definition.values ?? {},
    audience: definition.audience ?? 'public',
    freshForMinutes: definition.freshForMinutes ?? 60,
    showsPrices: definition.showsPrices ?? false,
    booksHere: definition.booksHere ?? false,
    bannerPositions: definition.bannerPositions ?? [],
    policy: definition.policy,
    isEndless: definition.match !== undefined,
    paths: () => [...addresses().keys()],
    pricedPaths: definition.pricedAddresses,
    modified(path) {
      const parameters = addresses().get(path);
      return parameters && definition.modified?.(parameters);
    },
    open(path) {
      const listed = addresses().get(path);
      const parameters = listed ?? definition.match?.(locale.englishPath(path));
      if (parameters === undefined) return undefined;
      const ownImage = listed === undefined ? undefined : pageShareImage(path);
      return {
        city: definition.city?.(parameters),
        load: (context) => loadPage(definition, parameters, context, ownImage),
      };
    },
  };
}

async function loadPage<Parameters, Data>(
  { load, metadata, variant, unfound, Page, followsCity = false }: PageDefinition<Parameters, Data>,
  parameters: Parameters,
  context: PageContext,
  ownImage: string | undefined,
): Promise<LoadedPage | NotFound> {
  const data = await load(parameters, context);
  if (data === NOT_FOUND) return NOT_FOUND;
  const view = { parameters, data, context };
  const head = { ...metadata(view), ...(ownImage !== undefined && { ownImage }) };
  const isShared = followsCity && context.ownCity === undefined;
  return {
    variant: variant?.(parameters),
    unfound: unfound?.(view),
    metadata: isShared ? cityMetadata(head, context.city, context.brand.name) : head,
    render: () => createElement(Page, view),
  };
}

/** A page with one address and no parameters. */
export const single = (path: string) => () => [{ path, parameters: {} }] as const;

/** The `load` of a page that needs no data. */
export const nothingToLoad = () => undefined;
