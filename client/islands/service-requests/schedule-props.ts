import type { ServiceType } from '../../../src/features/service-requests/contract.ts';

/** What the form is told by its page. A type alias, for an island's input must be plain data. */
export type ScheduleProps = {
  /** Idempotency key for a visitor without JavaScript. */
  readonly formKey: string;
  /** Tells two forms of one page apart. */
  readonly id: string;
  /** The date in India when the page was made; the browser's clock takes over. */
  readonly today: string;
  readonly chatUrl: string;
  /** On a page of its own; a dialog asks for them when it is opened first. */
  readonly serviceTypes?: readonly ServiceType[];
};
