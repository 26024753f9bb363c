import type { Vehicle } from '../../../values/vehicle.ts';
import { type BookableService, bookableServices } from '../../bookings/contract.ts';
import { problemOf } from './answer-problems.ts';
import { type Answers, answerTo, OTHER, type Question } from './answers.ts';
import type { AssistantFacts } from './facts.ts';

/** The answers that the visitor's page gives: its city, its service and the car chosen on it. */
export interface KnownAnswers {
  readonly car?: Vehicle | undefined;
  readonly location?: string | undefined;
  readonly area?: string | undefined;
  readonly serviceType?: string | undefined;
}

/** The service of the chat for the subject of a page; undefined for a service that the chat does not book. */
export const bookableFor = (service: string | undefined): BookableService | undefined =>
  service === 'denting' ? 'panel-paint' : bookableServices.find((bookable) => bookable === service);

const carQuestions = ['manufacturer', 'model', 'fuelType'] as const;

/**
 * Answers the questions whose answers the page gives, and leaves every answer of the visitor. A car replaces an earlier
 * listed car, because the visitor chose it on a page afterwards.
 */
export function withKnownAnswers(answers: Answers, known: KnownAnswers, facts: AssistantFacts): Answers {
  if (answers.bookingId !== undefined) return answers;
  let next = withCar(answers, known.car, facts);
  for (const question of ['location', 'area', 'serviceType'] as const) {
    if (next.given[question] === undefined) next = withValidAnswer(next, question, known[question], facts);
  }
  return next;
}

function withCar(answers: Answers, car: Vehicle | undefined, facts: AssistantFacts): Answers {
  const isTyped = carQuestions.some((question) => answers.given[question]?.choice === OTHER);
  const isBegun = carQuestions.some((question) => answers.given[question] !== undefined);
  const isWhole = carQuestions.every((question) => answers.given[question] !== undefined);
  if (car === undefined || isTyped || (isBegun && !isWhole)) return answers;
  if (carQuestions.every((question) => answerTo(question, answers) === car[question])) return answers;
  const { manufacturer: _, model: __, fuelType: ___, ...given } = answers.given;
  let next: Answers = { ...answers, given };
  for (const question of carQuestions) {
    const before = next;
    next = withValidAnswer(before, question, car[question], facts);
    // A car that the price sheet lacks must not take a whole one away.
    if (next === before) return isWhole ? answers : before;
  }
  return next;
}

/** Adds an answer if it is valid with the others. */
function withValidAnswer(
  answers: Answers,
  question: Question,
  choice: string | undefined,
  facts: AssistantFacts,
): Answers {
  if (choice === undefined) return answers;
  const next = { ...answers, given: { ...answers.given, [question]: { choice } } };
  return problemOf(question, next, facts) === undefined ? next : answers;
}
