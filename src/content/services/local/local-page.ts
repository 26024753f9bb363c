import type { Faq } from '../../faq.ts';
import type { PictureName } from '../../pictures.ts';
import type { ProseSection } from '../../prose.ts';
import type { ServiceId } from '../service.ts';

/**
 * A landing page that exists in one city only. Each serves another purpose: "AC service" is planned upkeep, "AC repair"
 * is finding a fault. No two share a sentence of eight or more words.
 */
export interface LocalPage {
  /** The address without its leading slash. */
  readonly slug: string;
  /** Set where the text describes the city's workshop, which the business has to confirm. */
  readonly isDraft?: boolean;
  /** The name in the breadcrumb and in lists of the city's pages; no other page of the city has it. */
  readonly name: string;
  /** The heading above the introduction from its second paragraph on. */
  readonly introHeading: string;
  /** Replaces the first lines of the service's own list, where the page is about other work. */
  readonly ticks?: readonly string[];
  /** The kind of work, where it is not the service's name. */
  readonly work?: 'car-repair' | 'mechanic-shop';
  readonly city: 'jaipur' | 'jodhpur' | 'udaipur';
  readonly serviceId: ServiceId;
  /** The slug of the manufacturer when the page is about one. */
  readonly manufacturer?: string;
  /** At most 60 characters, without the brand. */
  readonly title: string;
  readonly heading: string;
  /** 70 to 160 characters, for the head. */
  readonly description: string;
  readonly keywords: readonly string[];
  readonly picture: PictureName;
  readonly intro: readonly string[];
  readonly sections: readonly ProseSection[];
  readonly checklist: { readonly heading: string; readonly items: readonly string[] };
  readonly faqs: readonly Faq[];
}
