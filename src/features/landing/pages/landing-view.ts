import type { ReactNode } from 'react';
import type { OfferId } from '../../../../client/islands/pricing/offers.ts';
import type { City } from '../../../content/cities/city.ts';
import type { Faq } from '../../../content/faq.ts';
import type { Crumb } from '../../../web/components/heroes.tsx';
import type { Metadata } from '../../../web/document/metadata.ts';
import type { DoorstepService } from '../../doorstep/contract.ts';

/** One landing page's own part; `LandingPage` adds the price picker, the prices and the one action. */
export interface LandingView {
  readonly path: string;
  readonly title: string;
  /** 70 to 160 characters. */
  readonly description: string;
  readonly keywords: readonly string[];
  /** Path of the share image. */
  readonly image: string;
  readonly hiddenContent?: Metadata['hiddenContent'];
  /** The subject of the page's leads; `undefined` on a page about every service and car. */
  readonly about?: Metadata['about'];
  /** "Car AC service", for the structured data. */
  readonly serviceType: string;
  /** The city, or the locality with its city. */
  readonly area: string;
  readonly city: City;
  readonly crumbs: readonly Crumb[];
  readonly heading: string;
  readonly lead: string;
  readonly ticks: readonly string[];
  /** The service that the price card shows first; the express service unless given. */
  readonly offer?: OfferId | undefined;
  /** Doorstep jobs, in place of the price picker: they cost the same for every car. */
  readonly doorstep?: DoorstepOffer | undefined;
  readonly faqTitle: string;
  readonly faqs: readonly Faq[];
  /** `full`: with the work that each price pays for; `short`: names and prices. */
  readonly prices: 'full' | 'short';
  /** Between the prices and the questions; the background alternates and begins with sand. */
  readonly sections: readonly LandingSection[];
}

export interface DoorstepOffer {
  readonly services: readonly DoorstepService[];
  /** True for an emergency: the one action is then a call. */
  readonly urgent: boolean;
}

export interface LandingSection {
  readonly key: string;
  /** Head at the left, content at the right, from 992 px. */
  readonly split?: boolean;
  readonly head: { readonly title: string; readonly text?: string | undefined; readonly extra?: ReactNode };
  readonly content: ReactNode;
}
