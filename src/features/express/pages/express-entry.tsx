import type { ReactNode } from 'react';
import type { ExpressPage, ExpressPageKey } from '../../../content/express/express-pages.ts';
import { expressPages } from '../../../content/express/express-pages.ts';
import { shareImageAddress } from '../../../content/share-images.ts';
import { expressText } from '../../../content/text/en/express.ts';
import { addresses } from '../../../web/contract/addresses.ts';
import { type Metadata, ROBOTS_INDEX } from '../../../web/document/metadata.ts';
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
  standardChrome,
} from '../../../web/pages/page-entry.ts';
import { CAR_QUERY, type CarView, loadCar, type Part, partAtHand } from '../../../web/pages/page-prices.ts';
import { featuredOf, priceFor } from './express-hero.tsx';

export const crumbsOf = ({ key }: ExpressPage) => [
  { label: expressText.home, href: addresses.home },
  ...(key === 'express' ? [] : [{ label: expressText.express, href: addresses.express }]),
  { label: expressText.crumbs[key] },
];

/** On an express page the lead popup does not open by itself. On three of them it does not open on exit either. */
export const expressChrome = ({
  closed,
  ...rest
}: Partial<Omit<Chrome, 'popup'>> & { readonly closed: boolean }): Chrome => ({
  ...standardChrome,
  ...rest,
  popup: { automatic: false, exitIntent: !closed, forceClosed: closed },
});

/** The view of an express page, ready to render. */
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
  readonly freshForMinutes?: number;
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
    group: 'services',
    chrome: entry.chrome,
    query: [...CAR_QUERY, ...(entry.query ?? [])],
    ...(entry.freshForMinutes === undefined ? {} : { freshForMinutes: entry.freshForMinutes }),
    addresses: single(path),
    load: async (_, context) => ({ car: loadCar(context), data: await entry.load(context) }),
    metadata: ({ data, context }) => metadataOf(content, path, partAtHand(data.car), context),
    Page: ({ data: { car, data }, context }) => entry.Page({ page: content, car, context, data }),
  });
}

function metadataOf(
  content: ExpressPage,
  path: string,
  car: CarView | undefined,
  context: PageContext,
): Metadata {
  const price = priceFor(content, car?.prices);
  const name = featuredOf(content).title;
  return {
    title: pageTitle(content.title, context.brand.name),
    description: content.description,
    keywords: content.keywords,
    image: shareImageAddress('express'),
    canonicalPath: path,
    robots: ROBOTS_INDEX,
    about: { serviceInterest: name },
    structuredData: [
      autoRepairNode(context),
      serviceNode(context, {
        path,
        name: content.heading,
        description: content.description,
        serviceType: name,
        area: context.city.name,
        offers: price === undefined ? [] : [{ name, price }],
      }),
      faqPageNode(context, path, content.faqs),
      breadcrumbNode(context, crumbsOf(content)),
    ],
  };
}
