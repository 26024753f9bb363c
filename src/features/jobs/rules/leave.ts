/** Days on which a mechanic takes no job: from the first to the last, each YYYY-MM-DD in India. */
export interface Leave {
  readonly from: string;
  readonly to: string;
}

/** More days are a typing error: a mechanic who stays away longer becomes inactive. */
export const MOST_LEAVE_DAYS = 92;

/** Whether a mechanic is on leave on a date, YYYY-MM-DD. */
export const isOnLeave = ({ leave }: { readonly leave: readonly Leave[] }, date: string): boolean =>
  leave.some(({ from, to }) => from <= date && date <= to);
