import type { RecordKind } from './record-status.ts';

/** The filter's value for records that have none. Parentheses keep it apart from what people type. */
export const NO_VALUE = '(none)';
/** The filter's value for all values that the summary counts together as `other`. */
export const OTHER_VALUES = '(other)';

/** A filter of records; all given conditions must match. City, source, service and campaign take the two values above too. */
export interface RecordFilter {
  readonly kind?: RecordKind | undefined;
  readonly city?: string | undefined;
  /** The state of India. */
  readonly state?: string | undefined;
  readonly status?: string | undefined;
  readonly source?: string | undefined;
  readonly service?: string | undefined;
  readonly campaign?: string | undefined;
  /** The date of the visit in India, YYYY-MM-DD. */
  readonly visit?: string | undefined;
  /** The id of the job's mechanic. */
  readonly mechanic?: string | undefined;
  /** The last step of the job that is done. */
  readonly step?: string | undefined;
  /** From this instant on, ms since 1970. */
  readonly from?: number | undefined;
  /** Before this instant, ms since 1970. */
  readonly before?: number | undefined;
  /** A part of a name, number, id, car or locality, as typed. */
  readonly search?: string | undefined;
}
