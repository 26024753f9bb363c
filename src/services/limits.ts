import type { RateLimit } from '@cloudflare/workers-types';
import type { Signer } from '../values/signing.ts';
import type { Limit } from '../web/api/limits.ts';
import type { Log } from '../web/middleware/request-log.ts';
import type { Bindings } from './config.ts';
import type { WriteServices } from './services.ts';

/**
 * The platform's limiters; one that fails lets people through: a lost lead costs more than a flood. They are given a
 * number's hash, not the number: what counts tries need not know whose they are.
 */
export function createLimits(bindings: Bindings, signer: Signer, log: Log): WriteServices['limits'] {
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
  const byNumber = limitBy(bindings.NUMBER_LIMIT);
  const signIn = limitBy(bindings.SIGN_IN_LIMIT);
  return {
    address: limitBy(bindings.ADDRESS_LIMIT),
    number: async (mobileNumber) => byNumber(await signer.sign('limit', mobileNumber)),
    session: limitBy(bindings.SESSION_LIMIT),
    signIn,
    // Ten a minute for all together, so that leaving out the proof is no way around the check for many addresses.
    unproven: async (address) => (await signIn(`unproven ${address}`)) && byNumber('unproven'),
  };
}
