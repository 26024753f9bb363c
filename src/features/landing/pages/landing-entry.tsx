import type { City } from '../../../content/cities/city.ts';
import { mostServicedIn } from '../../../content/vehicles/most-serviced.ts';
import { slugify } from '../../../values/slug.ts';
import { type Metadata, ROBOTS_INDEX } from '../../../web/document/metadata.ts';
import { pageRating } from '../../../web/document/page-rating.ts';
import { pageTitle } from '../../../web/document/page-title.ts';
import { offersOf } from '../../../web/document/priced-services.ts';
import { autoRepairNode } from '../../../web/document/structured-data/auto-repair.ts';
import { breadcrumbNode } from '../../../web/document/structured-data/breadcrumb-list.ts';
import { faqPageNode } from '../../../web/document/structured-data/faq-page.ts';
import { serviceNode } from '../../../web/document/structured-data/service.ts';
import {
  type Address,
  type PageContext,
  type PageEntry,
  page,
  standardChrome,
} from '../../../web/pages/page-entry.ts';
import { CAR_QUERY, type CarView, loadCar, type Part, partAtHand } from '../../../web/pages/page-prices.ts';
import type { Position } from '../../banners/index.ts';
import { unitPrice } from '../../doorstep/contract.ts';
import type { PriceSet } from '../../pricing/contract.ts';
import { LandingPage } from './LandingPage.tsx';
import type { LandingView } from './landing-view.ts';

interface LandingFamily<Parameters> {
  readonly name: string;
  addresses(): readonly Address<Parameters>[];
  match?(path: string): Parameters | undefined;
  city?(parameters: Parameters): City;
  variant?(parameters: Parameters): string | undefined;
  /** Default 60. With 0 each request renders the page. */
  readonly freshForMinutes?: number;
  /** The radius around the city that the page promises to serve, in metres; the page's place when missing. */
  readonly radiusMetres?: number;
  /** Both places of the layout when missing. */
  readonly bannerPositions?: readonly Position[];
  /** The cars that the page is about; all cars when missing. */
  scope?(parameters: Parameters): CarScope;
  /** `car` is undefined while the sheet is still being fetched. A page of long texts imports them here, not at the start. */
  view(
    parameters: Parameters,
    context: PageContext,
    car: CarView | undefined,
  ): LandingView | Promise<LandingView>;
}

/** The view of a landing page, with the car whose prices it shows. */
export interface PricedLandingView {
  readonly view: LandingView;
  readonly car: Part<CarView | undefined>;
  /** The page offers only one manufacturer's cars. */
  readonly oneManufacturer: boolean;
}

/** Makes the table entry of a family of landing pages. The families differ only in their view. */
export function landingEntry<Parameters>(family: LandingFamily<Parameters>): PageEntry {
  const { name, radiusMetres, addresses, match, city, variant, freshForMinutes } = family;
  const { bannerPositions = ['hero', 'prices'] } = family;
  return page<Parameters, PricedLandingView>({
    name,
    family: name,
    group: 'other',
    showsPrices: true,
    bannerPositions,
    chrome: { ...standardChrome, schedule: true },
    query: CAR_QUERY,
    followsCity: true,
    addresses,
    ...(freshForMinutes === undefined ? {} : { freshForMinutes }),
    ...(match ? { match } : {}),
    ...(city ? { city } : {}),
    ...(variant ? { variant } : {}),
    async load(parameters, context) {
      const scope = family.scope?.(parameters) ?? {};
      const { manufacturer } = scope;
      const car = loadCar(context, { manufacturer, standIns: standIns(context.city.slug, scope) });
      const view = await family.view(parameters, context, partAtHand(car));
      return { view, car, oneManufacturer: manufacturer !== undefined };
    },
    metadata: ({ data: { view, car }, context }) =>
      landingMetadata(context, view, partAtHand(car)?.prices, radiusMetres),
    Page: ({ data, context }) => <LandingPage {...data} context={context} />,
  });
}

/** The cars of a landing page: all, or those of one manufacturer with its best-known models first. */
export interface CarScope {
  readonly manufacturer?: string | undefined;
  readonly models?: readonly string[] | undefined;
}

/**
 * Returns the cars to show until a visitor chooses one: the best-known models of the manufacturer, else the most
 * serviced cars of the city.
 */
export const standIns = (citySlug: string, { manufacturer, models = [] }: CarScope): readonly string[] =>
  manufacturer === undefined ? mostServicedIn(citySlug) : carIdsOf(manufacturer, models);

/** Returns the ids of a manufacturer's models; `manufacturer` is a slug. */
export const carIdsOf = (manufacturer: string, models: readonly string[]): readonly string[] =>
  models.map((model) => `${manufacturer}-${slugify(model)}`);

/**
 * Makes the metadata of a landing page. Its offers hold the prices of the shown car when the price sheet is in memory.
 */
function landingMetadata(
  context: PageContext,
  view: LandingView,
  prices: PriceSet | undefined,
  radiusMetres: number | undefined,
): Metadata {
  return {
    title: pageTitle(view.title, context.brand.name),
    description: view.description,
    keywords: view.keywords,
    image: view.image,
    canonicalPath: view.path,
    robots: ROBOTS_INDEX,
    about: { ...view.about, location: view.city.slug },
    structuredData: [
      autoRepairNode(context, pageRating(context)),
      serviceNode(context, {
        name: view.heading,
        serviceType: view.serviceType,
        area: view.area,
        radiusMetres,
        offers: view.doorstep
          ? view.doorstep.services.map((service) => ({ name: service.name, price: unitPrice(service) }))
          : prices && offersOf(prices, view.city),
      }),
      breadcrumbNode(context, view.crumbs),
      ...(view.faqs.length > 0 ? [faqPageNode(view.faqs)] : []),
    ],
    ...(view.hiddenContent ? { hiddenContent: view.hiddenContent } : {}),
  };
}
