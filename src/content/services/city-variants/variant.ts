import type { LandingService } from '../../../features/landing/rules/landing-address.ts';
import type { Condition } from '../../cities/condition.ts';
import type { Faq } from '../../faq.ts';
import type { PictureName } from '../../pictures.ts';
import type { ServiceId } from '../service.ts';

/** The landing services with their own text: all except the city page itself. */
export type VariantService = Exclude<LandingService, 'car-service'>;

interface Note {
  readonly heading: string;
  readonly text: string;
}

/**
 * The text for one kind of work in any city; its notes are keyed by the city's conditions. `{city}` stands for the
 * city's name. Each city selects its own entry of a pair or list, so that two cities seldom read alike.
 */
export interface CityVariant {
  readonly service: VariantService;
  readonly serviceId: ServiceId;
  /** Replaces the service's own list of work, where the page is about other work. */
  readonly ticks?: readonly string[];
  /** The kind of work, where it is not the service's name. */
  readonly work?: 'car-repair' | 'mechanic-shop';
  readonly picture: PictureName;
  readonly title: string;
  readonly heading: string;
  readonly keywords: readonly string[];
  readonly openings: readonly string[];
  readonly notes: Readonly<Record<Condition, readonly [Note, Note]>>;
  readonly conditionFaqs: Readonly<Record<Condition, Faq>>;
  readonly faqs: readonly Faq[];
  readonly checklistHeading: string;
  readonly checklist: readonly string[];
}
