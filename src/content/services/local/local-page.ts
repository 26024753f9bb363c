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
