import type { ReactNode } from 'react';
import type { OfferId } from '../../../../client/islands/pricing/offers.ts';
import type { City } from '../../../content/cities/city.ts';
import type { Faq } from '../../../content/faq.ts';
import type { Crumb } from '../../../web/components/Breadcrumb.tsx';
import type { Metadata } from '../../../web/document/metadata.ts';
import type { DoorstepService } from '../../doorstep/rules/catalogue.ts';
import type { PriceSet } from '../../pricing/contract.ts';
import type { CarScope } from './landing-car.ts';

/** What makes one landing page: the frame adds the picker, the prices, the questions and the action. */
export interface LandingView {
  readonly path: string;
  readonly title: string;
  /** 70 to 160 characters. */
  readonly description: string;
  readonly keywords: readonly string[];
  /** Path of the share image. */
  readonly image: string;
  readonly hiddenContent?: Metadata['hiddenContent'];
  /** What a number left here is about; nothing on a page about every service and car. */
  readonly about?: Metadata['about'];
  /** "Car AC service", for the structured data. */
  readonly serviceType: string;
  /** Where it is done: the city, or the locality with its city. */
  readonly area: string;
  readonly city: City;
  readonly crumbs: readonly Crumb[];
  readonly heading: string;
  readonly lead: string;
  readonly ticks: readonly string[];
  readonly scope: CarScope;
  /** Which of the slip's services is looked at first; the express service unless given. */
  readonly offer?: OfferId | undefined;
  /** Jobs of the doorstep catalogue in the place of the picker and its prices: they cost the same for every car. */
  readonly doorstep?: DoorstepOffer | undefined;
  readonly faqTitle: string;
  readonly faqs: readonly Faq[];
  /** `full`: with what is done for each price; `short`: names and prices. */
  readonly prices: 'full' | 'short';
  /** Between the prices and the questions, on alternating ground that begins with sand. */
  readonly sections: readonly LandingSection[];
}

export interface DoorstepOffer {
  readonly services: readonly DoorstepService[];
  /** It cannot wait: the one action is a call. */
  readonly urgent: boolean;
}

export interface LandingSection {
  readonly key: string;
  /** Words at the left, content at the right, from 992 px. */
  readonly split?: boolean;
  readonly head: { readonly title: string; readonly text?: string | undefined; readonly extra?: ReactNode };
  /** Prices of the visitor's car, or nothing while the sheet is not at hand. */
  content(prices: PriceSet | undefined, carId: string | undefined): ReactNode;
}
