import type { ReactNode } from 'react';
import type { ExpressPage, ExpressPageKey } from '../../../content/express/express-pages.ts';
import { expressPages } from '../../../content/express/express-pages.ts';
import { expressText } from '../../../content/text/express.ts';
import { addresses } from '../../../web/contract/addresses.ts';
import { type Metadata, ROBOTS_INDEX, ROBOTS_UNLISTED } from '../../../web/document/metadata.ts';
import { pageTitle } from '../../../web/document/page-title.ts';
import { autoRepairNode } from '../../../web/document/structured-data/auto-repair.ts';
import { breadcrumbNode } from '../../../web/document/structured-data/breadcrumb-list.ts';
import { faqPageNode } from '../../../web/document/structured-data/faq-page.ts';
import { serviceNode } from '../../../web/document/structured-data/service.ts';
import {
  type Chrome,
  type PageContext,
  type PageEntry,
  page,
  single,
} from '../../../web/pages/page-entry.ts';
import {
  barPrice,
  CAR_QUERY,
  type CarView,
  loadCar,
  type Part,
  partAtHand,
} from '../../../web/pages/page-prices.ts';
import { isOfferedIn } from '../../offers/index.ts';
import { leadServiceOf } from '../../pricing/contract.ts';
import { ExpressElsewhere, featuredElsewhere, wordsElsewhere } from './express-elsewhere.tsx';
import { featuredOf } from './express-hero.tsx';

export const crumbsOf = ({ key }: ExpressPage) => [
  { label: expressText.home, href: addresses.home },
  ...(key === 'express' ? [] : [{ label: expressText.express, href: addresses.express }]),
  { label: expressText.crumbs[key] },
];

interface ExpressView<Data> {
  readonly page: ExpressPage;
  readonly car: Part<CarView | undefined>;
  readonly context: PageContext;
  /** The page's own part of the view. */
  readonly data: Data;
}

interface ExpressEntry<Data> {
  readonly key: Exclude<ExpressPageKey, 'expressPayNowCart'>;
  readonly name: string;
  readonly chrome: Chrome;
  readonly query?: readonly string[];
  readonly values?: Readonly<Record<string, readonly string[]>>;
  readonly freshForMinutes?: number;
  /** The address that search engines list instead of this page. */
  readonly listedAs?: string;
  /** True for a page that search engines neither list nor find in the sitemap. */
  readonly unlisted?: boolean;
  load(context: PageContext): Promise<Data> | Data;
  Page(view: ExpressView<Data>): ReactNode;
}

/** Makes the table entry of an express page. Its texts and its price are content; each entry has its own layout. */
export function expressEntry<Data>(entry: ExpressEntry<Data>): PageEntry {
  const content = expressPages[entry.key];
  const path = addresses[entry.key];
  return page<object, { readonly car: Part<CarView | undefined>; readonly data: Data }>({
    name: entry.name,
    family: 'express',
    bannerPositions: ['hero'],
    viewConversion: 'content_viewed',
    group: 'services',
    showsPrices: true,
    audience: entry.unlisted || entry.listedAs !== undefined ? 'unlisted' : 'public',
    chrome: entry.chrome,
    followsCity: true,
    query: [...CAR_QUERY, ...(entry.query ?? [])],
    values: entry.values ?? {},
    ...(entry.freshForMinutes === undefined ? {} : { freshForMinutes: entry.freshForMinutes }),
    addresses: single(path),
    load: async (_, context) => ({ car: loadCar(context), data: await entry.load(context) }),
    metadata: ({ data, context }) => ({
      ...metadataOf(content, path, partAtHand(data.car), context),
      ...(entry.listedAs === undefined ? {} : { canonicalPath: entry.listedAs }),
      ...(entry.unlisted ? { robots: ROBOTS_UNLISTED } : {}),
    }),
    Page: ({ data: { car, data }, context }) =>
      isOfferedIn(context.city, 'express') ? (
        entry.Page({ page: content, car, context, data })
      ) : (
        <ExpressElsewhere page={content} car={car} context={context} />
      ),
  });
}

function metadataOf(
  content: ExpressPage,
  path: string,
  car: CarView | undefined,
  context: PageContext,
): Metadata {
  const isHere = isOfferedIn(context.city, 'express');
  const { title: name, price: featured } = isHere ? featuredOf(content) : featuredElsewhere(content);
  // A search engine reads the price that the page shows: the visitor's car's, else the lowest.
  const price = car && barPrice(car.car, featured).price;
  const { heading, description } = isHere ? content : wordsElsewhere(content, context.city);
  return {
    title: pageTitle(isHere ? content.title : heading, context.brand.name),
    description,
    keywords: content.keywords,
    image: 'express',
    canonicalPath: path,
    robots: ROBOTS_INDEX,
    about: { serviceInterest: leadServiceOf(featured), serviceName: name },
    structuredData: [
      autoRepairNode(context),
      serviceNode(context, {
        name: heading,
        serviceType: name,
        area: context.city.name,
        offers: price === undefined ? [] : [{ name, price }],
      }),
      ...(isHere ? [faqPageNode(content.faqs)] : []),
      breadcrumbNode(context, isHere ? crumbsOf(content) : crumbsOf(expressPages.express)),
    ],
  };
}
