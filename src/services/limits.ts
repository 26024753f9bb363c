import type { RateLimit } from '@cloudflare/workers-types';
import type { Signer } from '../values/signing.ts';
import type { Limit, UseLimit } from '../web/api/limits.ts';
import type { Log } from '../web/middleware/request-log.ts';
import type { Bindings } from './config.ts';
import { createLongLimits, type LongLimits } from './quotas.ts';

export interface Limits {
  readonly use: UseLimit;
  /** Forms with one mobile number from one sender. */
  number(sender: string, mobileNumber: string): Promise<boolean>;
  readonly session: Limit;
  /** Changes of one record by the holder of its token. */
  record(id: string): Promise<boolean>;
  readonly long: LongLimits;
  /** The limit of forms without a captcha token from one network, far below the limit of writes. */
  readonly withoutToken: Limit;
}

/**
 * The platform's rate limiters. A limiter that fails lets people through, because a lost lead costs more than a flood.
 * They receive a number's hash, because counting does not need the number. `LIMITS` lists them all.
 */
export function createLimits(bindings: Bindings, signer: Signer, log: Log): Limits {
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
  const byAddress = limitBy(bindings.ADDRESS_LIMIT);
  const flood = limitBy(bindings.FLOOD_LIMIT);
  const byNumber = limitBy(bindings.NUMBER_LIMIT);
  const bySession = limitBy(bindings.SESSION_LIMIT);
  const unproven = limitBy(bindings.SIGN_IN_LIMIT);
  return {
    async use(kind, { network, part, sender }) {
      const bySender = kind === 'posts' ? flood : byAddress;
      if (!(await bySender(`${kind} ${sender}`))) return false;
      // One customer of a provider may hold a whole /48 and send from each of its /64s.
      return part === undefined || flood(`${kind} ${network}`);
    },
    number: async (sender, mobileNumber) => byNumber(await signer.sign('limit', `${sender} ${mobileNumber}`)),
    session: bySession,
    record: (id) => bySession(`record ${id}`),
    long: createLongLimits(bindings.QUOTAS, signer, log),
    // There is no count for all networks together, because one sender could use it up for everybody.
    withoutToken: (network) => unproven(`unproven ${network}`),
  };
}
