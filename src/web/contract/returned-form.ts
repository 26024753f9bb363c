import type { FieldProblems } from './field-problems.ts';

/** A refused form as its page shows it again. A type alias, for islands take it as a prop (`IslandValue`). */
export type ReturnedForm = {
  /** The endpoint that refused it. */
  readonly action: string;
  /** The fields as the visitor typed them. */
  readonly values: Readonly<Record<string, string>>;
  readonly problems: FieldProblems;
};

export type SentForm = Omit<ReturnedForm, 'problems'>;
