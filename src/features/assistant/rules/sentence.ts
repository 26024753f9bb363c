import type { ServiceSlug } from '../../../web/contract/address-parts.ts';
import type { NamedModel } from '../../pricing/contract.ts';
import type { Answer, Question } from './answers.ts';

/** A sentence longer than this is refused: visitors name a car, a place and a time in far fewer characters. */
export const LONGEST_SENTENCE = 200;

/** The answers that a sentence of the visitor gives. */
export interface Said {
  readonly answers: Readonly<Partial<Record<Question, Answer>>>;
  /** Models that the sentence may mean: to offer, and none to choose. */
  readonly nearCars?: readonly NamedModel[];
  /** A service that the sentence names and the chat does not book. */
  readonly otherService?: ServiceSlug;
}
