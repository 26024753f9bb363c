import type { Offered, OfferedPrice } from './offer.ts';

/** A service to compare, each with more work than the one before. */
interface Candidate<Id extends string> {
  readonly id: Id;
  readonly name: string;
  readonly offer: Offered;
}

/** One line of a service's work that stands for the whole work of another. */
interface WholeWork {
  readonly line: string;
  readonly of: string;
}

/** Why the price differs from that of the service before, or does not. */
export type PriceReason =
  | { readonly kind: 'more_for_more_work' | 'less_for_more_work' }
  /** The same work for the same price, in another time: "90 minutes" instead of "about 4 hours". */
  | { readonly kind: 'same_work'; readonly takes: string; readonly insteadOf: string }
  | { readonly kind: 'same_price' };

export interface ComparedService<Id extends string> extends Candidate<Id> {
  /** The name of the service whose whole work this one has too. */
  readonly has: string | undefined;
  /** The work beyond that, or all of it. */
  readonly adds: readonly string[];
  /** Undefined for the first service, and while a price is not known. */
  readonly reason: PriceReason | undefined;
}

/**
 * Compares services: for each one the work that it adds to the one before, and why the prices differ or don't.
 * @param whole a line of work that stands for another compared service
 */
export function compareServices<Id extends string>(
  candidates: readonly Candidate<Id>[],
  whole: WholeWork,
): readonly ComparedService<Id>[] {
  const standsFor = candidates.find(({ id }) => id === whole.of)?.offer.includes ?? [whole.line];
  const workOf = ({ offer }: Candidate<Id>) =>
    offer.includes.flatMap((line) => (line === whole.line ? standsFor : [line]));
  return candidates.map((candidate, index) => {
    const before = candidates[index - 1];
    const [work, earlier] = [workOf(candidate), before === undefined ? [] : workOf(before)];
    const isWhole = before !== undefined && earlier.every((line) => work.includes(line));
    return {
      ...candidate,
      has: isWhole ? before.name : undefined,
      adds: isWhole ? work.filter((line) => !earlier.includes(line)) : work,
      reason: isWhole ? reasonOf(before, candidate, whole) : undefined,
    };
  });
}

const amountOf = (price: OfferedPrice): number | undefined =>
  price.kind === 'exact' ? price.amount : undefined;

function reasonOf<Id extends string>(
  before: Candidate<Id>,
  { offer }: Candidate<Id>,
  whole: WholeWork,
): PriceReason | undefined {
  const [amount, earlier] = [amountOf(offer.price), amountOf(before.offer.price)];
  if (amount === undefined || earlier === undefined) return undefined;
  if (amount !== earlier) return { kind: amount > earlier ? 'more_for_more_work' : 'less_for_more_work' };
  return before.id === whole.of
    ? { kind: 'same_work', takes: offer.takes.text, insteadOf: before.offer.takes.text }
    : { kind: 'same_price' };
}
