import type { Condition } from '../../cities/condition.ts';
import type { Faq } from '../../faq.ts';
import type { PictureName } from '../../pictures.ts';
import type { ProseSection } from '../../prose.ts';
import type { ServiceId } from '../service.ts';
import { acVariant } from './ac.ts';
import { carRepairVariant } from './car-repair.ts';
import { dentPaintVariant } from './dent-paint.ts';
import { mechanicShopVariant } from './mechanic-shop.ts';
import type { CityVariant, VariantService } from './variant.ts';

const variants: Readonly<Record<VariantService, CityVariant>> = {
  'car-repair': carRepairVariant,
  'mechanic-shop': mechanicShopVariant,
  ac: acVariant,
  'dent-paint': dentPaintVariant,
};

/** The facts of a city that the text uses; a `City` has them all. */
export interface VariantCity {
  readonly name: string;
  readonly slug: string;
  readonly conditions: readonly { readonly condition: Condition }[];
}

/** The text of one service landing page. The page adds the city's paragraphs, facts and prices. */
export interface CityVariantText {
  readonly service: VariantService;
  readonly serviceId: ServiceId;
  /** The kind of work, where it is not the service's name. */
  readonly work: CityVariant['work'] | undefined;
  readonly ticks: readonly string[] | undefined;
  readonly picture: PictureName;
  readonly title: string;
  readonly heading: string;
  readonly keywords: readonly string[];
  readonly opening: string;
  /** One section for each of the city's conditions, in the city's order. */
  readonly sections: readonly ProseSection[];
  readonly checklist: { readonly heading: string; readonly items: readonly string[] };
  readonly faqs: readonly Faq[];
}

const CHECKLIST_LENGTH = 5;
const CONDITION_FAQS = 2;
const GENERAL_FAQS = 3;

/** Hashes a text to a number (FNV-1a, 32 bits). It is stable, and the nine cities get well-spread values. */
function seedOf(text: string): number {
  let hash = 0x811c9dc5;
  for (const character of text) {
    hash ^= character.charCodeAt(0);
    hash = Math.imul(hash, 0x01000193) >>> 0;
  }
  return hash;
}

/** Returns `count` consecutive items of a list, starting where the seed selects. */
const turned = <Item>(items: readonly Item[], seed: number, count: number): Item[] => {
  const start = seed % items.length;
  return [...items.slice(start), ...items.slice(0, start)].slice(0, count);
};

/**
 * Makes the text of a service landing page. The city's conditions and name select it, so it never changes for a city.
 */
export function cityVariantText(service: VariantService, city: VariantCity): CityVariantText {
  const variant = variants[service];
  const seed = seedOf(`${service} ${city.slug}`);
  const named = (text: string): string => text.replaceAll('{city}', city.name);
  const namedFaq = ({ question, answer }: Faq): Faq => ({ question: named(question), answer: named(answer) });
  const conditions = city.conditions.map(({ condition }) => condition);

  return {
    service,
    serviceId: variant.serviceId,
    work: variant.work,
    ticks: variant.ticks,
    picture: variant.picture,
    title: named(variant.title),
    heading: named(variant.heading),
    keywords: variant.keywords.map(named),
    opening: turned(variant.openings, seed, 1).map(named).join(' '),
    sections: conditions.map((condition, place) => {
      const note = variant.notes[condition][seedOf(`${condition} ${place} ${city.slug}`) % 2 === 0 ? 0 : 1];
      return { heading: named(note.heading), paragraphs: [named(note.text)] };
    }),
    checklist: {
      heading: variant.checklistHeading,
      items: turned(variant.checklist, seed >>> 3, CHECKLIST_LENGTH),
    },
    faqs: [
      ...conditions.slice(0, CONDITION_FAQS).map((condition) => namedFaq(variant.conditionFaqs[condition])),
      ...turned(variant.faqs, seed >>> 5, GENERAL_FAQS).map(namedFaq),
    ],
  };
}
