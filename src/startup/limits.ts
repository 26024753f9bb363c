import type { RateLimit } from '@cloudflare/workers-types';
import type { Log } from '../middleware/request-log.ts';
import type { Limit } from '../middleware/write-limit.ts';
import type { Services } from '../services.ts';
import type { Bindings } from './config.ts';

/** The platform's limiters; one that fails lets people through: a lost lead costs more than a flood. */
export function createLimits(bindings: Bindings, log: Log): Services['limits'] {
  const limitBy =
    (limiter: RateLimit): Limit =>
    async (key) => {
      try {
        return (await limiter.limit({ key })).success;
      } catch {
        log.note('limiter_failed', {});
        return true;
      }
    };
  return {
    address: limitBy(bindings.ADDRESS_LIMIT),
    number: limitBy(bindings.NUMBER_LIMIT),
    signIn: limitBy(bindings.SIGN_IN_LIMIT),
  };
}
