import { indiaInstant, isCalendarDate } from '../../../values/india-time.ts';
import { failure, type Result, success } from '../../../values/result.ts';
import type { ResultBody } from '../contract.ts';
import type { CallResult } from './call.ts';
import { BACK_TIMES, type BackTime, backTime } from './note-call.ts';

interface Noted {
  readonly result: Exclude<CallResult, 'booked'>;
  /** Ms since 1970. */
  readonly backAt?: number;
}

const isBackTime = (result: ResultBody['result']): result is BackTime =>
  BACK_TIMES.some((time) => time === result);

/** Reads the pressed button of a card. A callback needs a time that is not over. */
export function readResult(
  { result, at }: Pick<ResultBody, 'result' | 'at'>,
  now: number,
): Result<Noted, 'invalid'> {
  if (isBackTime(result)) return callback(backTime(result, now), now);
  if (result !== 'call_back') return success({ result });
  return callback(instantOf(at), now);
}

const callback = (backAt: number | undefined, now: number): Result<Noted, 'invalid'> =>
  backAt === undefined || backAt < now ? failure('invalid') : success({ result: 'call_back', backAt });

/** The instant of a date and a time of the clock in India; undefined for another text. */
function instantOf(local: string | undefined): number | undefined {
  const [date = '', clock = ''] = (local ?? '').split('T');
  const [hours = 24, minutes = 60] = clock.split(':').map(Number);
  if (!isCalendarDate(date) || hours > 23 || minutes > 59) return undefined;
  return indiaInstant(date, hours * 60 + minutes).getTime();
}
