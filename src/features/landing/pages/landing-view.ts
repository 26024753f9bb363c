import type { ReactNode } from 'react';
import type { OfferId } from '../../../../client/islands/pricing/offers.ts';
import type { City } from '../../../content/cities/city.ts';
import type { Faq } from '../../../content/faq.ts';
import type { ShareImageName } from '../../../content/share-images.ts';
import type { Crumb } from '../../../web/components/heroes.tsx';
import type { Metadata } from '../../../web/document/metadata.ts';
import type { DoorstepService } from '../../doorstep/contract.ts';

/** The content of one landing page. `LandingPage` adds the price picker, the prices and the main action. */
export interface LandingView {
  readonly path: string;
  readonly title: string;
  /** 70 to 160 characters. */
  readonly description: string;
  readonly keywords: readonly string[];
  readonly image: ShareImageName;
  readonly hiddenContent?: Metadata['hiddenContent'];
  /** The subject of the page's leads; undefined on a page about every service and car. */
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
  /** The service that the price card shows first; the express service when missing. */
  readonly offer?: OfferId | undefined;
  /** Doorstep jobs replace the price picker, because they cost the same for every car. */
  readonly doorstep?: DoorstepOffer | undefined;
  readonly faqTitle: string;
  readonly faqs: readonly Faq[];
  /** `full` lists the work that each price includes; `short` lists only names and prices. */
  readonly prices: 'full' | 'short';
  /** The sections between the prices and the questions. Their background alternates and begins with sand. */
  readonly sections: readonly LandingSection[];
}

export interface DoorstepOffer {
  readonly services: readonly DoorstepService[];
  /** True for an emergency: the main action is then a phone call. */
  readonly urgent: boolean;
}

export interface LandingSection {
  readonly key: string;
  /** From 992 px on, the heading is left of the content. */
  readonly split?: boolean;
  readonly head: { readonly title: string; readonly text?: string | undefined; readonly extra?: ReactNode };
  readonly content: ReactNode;
}
