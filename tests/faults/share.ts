import { EVERY_CASE } from '../every-case.ts';
import { FAULTS, type Fault } from '../upstreams/stand-in.ts';

/**
 * One fault for each way in which a call can end: no connection, each class of status, no end, an unreadable answer, a
 * lost answer.
 */
const SHARE: readonly Fault[] = [
  'refused',
  'status_400',
  'status_401',
  'status_429',
  'status_503',
  'hanging',
  'malformed_json',
  'huge',
  'committed_then_dropped',
  'duplicated',
];

/** The faults of a call in this run, where another call of the same kind meets all of them in every run. */
export const sharedFaults: readonly Fault[] = EVERY_CASE ? FAULTS : SHARE;

/** The faults of a call whose code another call shares completely. */
const FEW: readonly Fault[] = ['refused', 'status_400', 'hanging', 'committed_then_dropped', 'duplicated'];
export const fewFaults: readonly Fault[] = EVERY_CASE ? FAULTS : FEW;
