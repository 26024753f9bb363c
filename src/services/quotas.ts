import type { Quotas } from '../platform/quotas/quotas.ts';
import { DAY_MS, HOUR_MS } from '../values/durations.ts';
import type { Signer } from '../values/signing.ts';
import { withTimeout } from '../values/with-timeout.ts';
import type { Log } from '../web/middleware/request-log.ts';

type Called = 'take' | 'own' | 'attempt' | 'succeed' | 'begin' | 'end';

/** The used part of the platform's namespace. */
export interface QuotasNamespace {
  getByName(name: string): {
    readonly [Method in Called]: (
      ...given: Parameters<Quotas[Method]>
    ) => Promise<ReturnType<Quotas[Method]>>;
  };
}

/** Limits that last longer than a minute. A name is a network (/24 or /64) or a device. */
export interface LongLimits {
  /** Four spins of a network in an hour and twelve in a day. */
  spin(network: string): Promise<boolean>;
  /** One mobile number for a device in thirty days. */
  spinOfDevice(device: string, mobileNumber: string): Promise<boolean>;
  /** 300 paid look-ups of a network and 20,000 of the whole site in a day; false while the count is unavailable. */
  paidLookup(network: string): Promise<boolean>;
  /** Milliseconds until somebody may try to sign in; 0 means now. */
  signInWait(name: string): Promise<number>;
  signedIn(name: string): Promise<void>;
  /** Begins to open a payment for an order; false while another request does. */
  beginPayment(orderId: string): Promise<boolean>;
  endPayment(orderId: string): Promise<void>;
}

/** A slower count would delay a visitor; it then counts as unavailable. */
const CALL_MS = 1_000;

const SPINS_AN_HOUR = 4;
const SPINS_A_DAY = 12;
const SPIN_OF_DEVICE_MS = 30 * DAY_MS;
const LOOKUPS_OF_A_NETWORK = 300;
const LOOKUPS_OF_THE_SITE = 20_000;
/** The provider answers within four seconds or counts as unavailable. */
const PAYMENT_MS = 10_000;

/**
 * The limits behind Durable Objects. Their names are keyed hashes. An unavailable count lets people through, except where
 * each call costs money.
 */
export function createLongLimits(namespace: QuotasNamespace, signer: Signer, log: Log): LongLimits {
  const ask = async <Value>(
    name: string,
    call: (quota: ReturnType<QuotasNamespace['getByName']>) => Promise<Value>,
    otherwise: Value,
  ): Promise<Value> => {
    try {
      const quota = namespace.getByName(await signer.sign('limit', name));
      return (await withTimeout(call(quota), CALL_MS)) ?? otherwise;
    } catch {
      log.note('quota_failed', {});
      return otherwise;
    }
  };
  const take = (name: string, limit: number, periodMs: number, otherwise: boolean) =>
    ask(name, (quota) => quota.take(limit, periodMs), otherwise);

  return {
    spin: async (network) =>
      // The hour comes first, so that a refusal takes nothing from the day.
      (await take(`spin hour ${network}`, SPINS_AN_HOUR, HOUR_MS, true)) &&
      take(`spin day ${network}`, SPINS_A_DAY, DAY_MS, true),
    spinOfDevice: async (device, mobileNumber) => {
      const owner = await signer.sign('number', mobileNumber);
      return ask(`spin device ${device}`, (quota) => quota.own(owner, SPIN_OF_DEVICE_MS), true);
    },
    paidLookup: async (network) =>
      (await take(`place ${network}`, LOOKUPS_OF_A_NETWORK, DAY_MS, false)) &&
      take('place', LOOKUPS_OF_THE_SITE, DAY_MS, false),
    signInWait: (name) => ask(`sign-in ${name}`, (quota) => quota.attempt(), 0),
    beginPayment: (orderId) => ask(`payment ${orderId}`, (quota) => quota.begin(PAYMENT_MS), true),
    endPayment: async (orderId) => {
      await ask(`payment ${orderId}`, async (quota) => void (await quota.end()), undefined);
    },
    signedIn: async (name) => {
      await ask(`sign-in ${name}`, async (quota) => void (await quota.succeed()), undefined);
    },
  };
}
