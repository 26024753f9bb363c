import { SOURCES, type Source } from './source.ts';
import type { VisitStep } from './steps.ts';

/** The value of a visit's cookie: its source and the counted steps. It tells no two visitors apart. */
export interface Visit {
  readonly source: Source;
  readonly steps: readonly VisitStep[];
}

const LETTERS = { visit: 'v', price: 'p', book: 'b', lead: 'l' } as const satisfies Record<VisitStep, string>;
const VISIT_STEPS = ['visit', 'price', 'book', 'lead'] as const satisfies readonly VisitStep[];

/** Reads `google.vp`, from the cookie or a record; undefined for any other text. */
export function parseVisit(text: unknown): Visit | undefined {
  if (typeof text !== 'string') return undefined;
  const [name, letters = '', ...rest] = text.split('.');
  const source = SOURCES.find((known) => known === name);
  if (source === undefined || rest.length > 0 || !/^v[pbl]{0,3}$/.test(letters)) return undefined;
  return { source, steps: VISIT_STEPS.filter((step) => letters.includes(LETTERS[step])) };
}

export const writeVisit = ({ source, steps }: Visit): string =>
  `${source}.${VISIT_STEPS.filter((step) => steps.includes(step))
    .map((step) => LETTERS[step])
    .join('')}`;

/** The steps that a visit has not counted before. */
export const newSteps = ({ steps }: Visit, reached: readonly VisitStep[]): readonly VisitStep[] =>
  reached.filter((step) => !steps.includes(step));
