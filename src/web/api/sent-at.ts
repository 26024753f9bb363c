import { STORED_MS } from '../contract/stored-at.ts';

/**
 * Returns when the visitor pressed "send": the time at which a browser without network stored the write, else now.
 * @param storedAt the header `STORED_AT_HEADER`; a time in the future or longer ago than a browser keeps a write does
 * not count
 */
export function sentAt(storedAt: string | undefined, now: Date): Date {
  const ageMs = now.getTime() - Number(storedAt);
  return ageMs >= 0 && ageMs < STORED_MS ? new Date(Number(storedAt)) : now;
}
