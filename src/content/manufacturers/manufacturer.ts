import type { Condition } from '../cities/condition.ts';
import type { Faq } from '../faq.ts';

/** A maker whose cars we service: what is known of them, in our own words. Models and prices are the price sheet's. */
export interface Manufacturer {
  readonly slug: string;
  /** As people say it. */
  readonly name: string;
  /** As the company signs. */
  readonly fullName: string;
  /** As the price sheet writes it in "Car Brand". */
  readonly sheetName: string;
  /** 3 to 7 of its best-known models, for titles; the whole list is the price sheet's. */
  readonly popularModels: readonly string[];
  /** Whether new cars of the make are sold in India. */
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
  /** Whether the figure is printed by the maker for its current cars, or is our advice where cars count for themselves. */
  readonly source: 'maker' | 'our-advice';
  readonly note: string;
}

interface NamedFact {
  readonly name: string;
  readonly detail: string;
}
