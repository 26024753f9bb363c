import { type Dimension, STEPS, type Step } from './steps.ts';

/** The sum of a step's counts over some days. */
export interface SummedStep {
  readonly dimension: string;
  readonly value: string;
  readonly step: string;
  readonly count: number;
}

/** The visits and records of one city, source or banner that reached each step. */
export interface FunnelRow {
  readonly value: string;
  readonly steps: Readonly<Record<Step, number>>;
}

export interface Funnel {
  readonly all: FunnelRow;
  /** The largest first. */
  readonly city: readonly FunnelRow[];
  readonly source: readonly FunnelRow[];
  readonly banner: readonly FunnelRow[];
}

const rowOf = (value: string, summed: readonly SummedStep[]): FunnelRow => {
  const countOf = (step: Step) => summed.reduce((sum, one) => (one.step === step ? sum + one.count : sum), 0);
  // Taking back more than these days counted leaves nothing.
  const counts = STEPS.map((step) => Math.max(0, countOf(step)));
  const [visit = 0, price = 0, book = 0, lead = 0, booking = 0, paid = 0] = counts;
  return { value, steps: { visit, price, book, lead, booking, paid } };
};

const weight = ({ steps }: FunnelRow): number => STEPS.reduce((sum, step) => sum + steps[step], 0);

/** Arranges the sums of the counts as the rows of a table. */
export function funnelOf(summed: readonly SummedStep[]): Funnel {
  const rowsOf = (dimension: Dimension) =>
    [
      ...Map.groupBy(
        summed.filter((one) => one.dimension === dimension),
        ({ value }) => value,
      ),
    ]
      .map(([value, of]) => rowOf(value, of))
      .filter((row) => weight(row) > 0)
      .toSorted((one, other) => other.steps.visit - one.steps.visit || weight(other) - weight(one));
  return {
    all: rowsOf('all')[0] ?? rowOf('', []),
    city: rowsOf('city'),
    source: rowsOf('source'),
    banner: rowsOf('banner'),
  };
}
