import type { ReactNode } from 'react';
import type { ExpressPage, ExpressPageKey } from '../../../content/express/express-pages.ts';
import { expressPages } from '../../../content/express/express-pages.ts';
import { shareImageAddress } from '../../../content/share-images.ts';
import { expressText } from '../../../content/text/en/express.ts';
import { addresses } from '../../../web/contract/addresses.ts';
import { CAR_QUERY } from '../../../web/document/CarPicker.tsx';
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
  type PageView,
  page,
  single,
  standardChrome,
} from '../../../web/pages/page-entry.ts';
import { priceSet } from '../../pricing/contract.ts';
import { serviceCar } from '../../services/pages/service-car.ts';
import { featuredOf, priceFor } from './express-view.ts';

export const crumbsOf = ({ key }: ExpressPage) => [
  { label: expressText.home, href: addresses.home },
  ...(key === 'express' ? [] : [{ label: expressText.express, href: addresses.express }]),
  { label: expressText.crumbs[key] },
];

/** Nothing opens by itself on an express page; on three of them not even on leaving (spec section 4). */
export const expressChrome = ({
  closed,
  ...rest
}: Partial<Omit<Chrome, 'popup'>> & { readonly closed: boolean }): Chrome => ({
  ...standardChrome,
  ...rest,
  popup: { automatic: false, exitIntent: !closed, forceClosed: closed },
});

interface ExpressEntry<Data> {
  readonly key: Exclude<ExpressPageKey, 'expressPayNowCart'>;
  readonly name: string;
  readonly chrome: Chrome;
  readonly query?: readonly string[];
  readonly freshForMinutes?: number;
  load(context: PageContext): Promise<Data> | Data;
  Page(page: ExpressPage, view: PageView<object, Data>): ReactNode;
}

/** An express page: its texts and its price are content, what differs is what it shows of them. */
export function expressEntry<Data>(entry: ExpressEntry<Data>): PageEntry {
  const content = expressPages[entry.key];
  const path = addresses[entry.key];
  return page<object, Data>({
    name: entry.name,
    family: 'express',
    group: 'services',
    chrome: entry.chrome,
    query: [...CAR_QUERY, ...(entry.query ?? [])],
    ...(entry.freshForMinutes === undefined ? {} : { freshForMinutes: entry.freshForMinutes }),
    addresses: single(path),
    load: (_, context) => entry.load(context),
    metadata: ({ context }) => metadataOf(content, path, context),
    Page: (view) => entry.Page(content, view),
  });
}

function metadataOf(content: ExpressPage, path: string, context: PageContext): Metadata {
  const book = context.prices.peek();
  const car = book && serviceCar(context, book);
  const price = priceFor(content, car && priceSet(car.row));
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
