import type { LandingService } from '../../../features/landing/rules/landing-address.ts';
import type { Condition } from '../../cities/condition.ts';
import type { Faq } from '../../faq.ts';
import type { PictureName } from '../../pictures.ts';
import type { ServiceId } from '../service.ts';

/** The landing services that have words of their own: all but the city page itself. */
export type VariantService = Exclude<LandingService, 'car-service'>;

interface Note {
  readonly heading: string;
  readonly text: string;
}

/**
 * The facts of one kind of work, independent of the city, keyed to what a place does to cars. `{city}` in a text stands
 * for the city's name. Of a pair or a list, a city takes its own choice, so that two cities seldom read alike.
 */
export interface CityVariant {
  readonly service: VariantService;
  readonly serviceId: ServiceId;
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
