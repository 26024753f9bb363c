import { DAY_MS } from '../../values/durations.ts';

/** The request header with the time at which a browser without network stored the write, in ms since 1970. */
export const STORED_AT_HEADER = 'X-Stored-At';

/** After a week nobody waits for an answer any more, and the number must not stay in the browser. */
export const STORED_MS = 7 * DAY_MS;
