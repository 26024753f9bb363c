import type { ReactNode } from 'react';

/** A component in all its states. `component` is its file's name: a test finds those that are missing here. */
export interface Specimen {
  readonly component: string;
  /** Shows the states over the whole width, one below the other. */
  readonly wide?: boolean;
  readonly states: Readonly<Record<string, ReactNode>>;
}
