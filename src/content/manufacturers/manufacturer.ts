import type { Condition } from '../cities/condition.ts';
import type { Faq } from '../faq.ts';

/** The texts and facts about a manufacturer. Models and prices come from the price sheet. */
export interface Manufacturer {
  readonly slug: string;
  /** The everyday name. */
  readonly name: string;
  /** The official name of the company. */
  readonly fullName: string;
  /** The name in the price sheet's column "Car Brand". */
  readonly sheetName: string;
  /** 3 to 7 of its best-known models, for titles. The price sheet has the whole list. */
  readonly popularModels: readonly string[];
  /** Whether new cars are sold in India. */
  readonly presence: 'on-sale' | 'parts-and-service-only';
  readonly serviceInterval: ServiceInterval;
  /** 70 to 140 characters that fit after "…car service in {city}". */
  readonly summary: string;
  /** Paragraphs about owning such a car in India. */
  readonly paragraphs: readonly string[];
  readonly typicalJobs: readonly NamedFact[];
  readonly weakSpots: readonly NamedFact[];
  /** The effect of each city condition on these cars. */
  readonly conditionNotes: Readonly<Record<Condition, string>>;
  readonly faqs: readonly Faq[];
}

interface ServiceInterval {
  readonly kilometres: number;
  readonly months: number;
  /** `maker`: the manufacturer prints this figure for its current cars. `our-advice`: our own recommendation. */
  readonly source: 'maker' | 'our-advice';
  readonly note: string;
}

interface NamedFact {
  readonly name: string;
  readonly detail: string;
}
