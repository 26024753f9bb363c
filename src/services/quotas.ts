import type { Quotas } from '../platform/quotas/quotas.ts';
import type { Signer } from '../values/signing.ts';
import { withTimeout } from '../values/with-timeout.ts';
import type { VisitorNetwork } from '../web/api/visitor-network.ts';
import type { Log } from '../web/middleware/request-log.ts';
import { LIMITS } from './limit-list.ts';
import { type ObjectNamespace, objectNamed } from './objects.ts';

type Called = 'take' | 'giveBack' | 'own' | 'attempt' | 'succeed' | 'begin' | 'end';

/** A count from outside its object: every method answers later. */
type RemoteQuotas = {
  readonly [Method in Called]: (...given: Parameters<Quotas[Method]>) => Promise<ReturnType<Quotas[Method]>>;
};

export type QuotasNamespace = ObjectNamespace<RemoteQuotas>;

/** Uses of several counts at once. */
export interface TakenUses {
  readonly isWithin: boolean;
  /** Gives back what was taken, for a use that should not count. */
  giveBack(): Promise<void>;
}

/** Limits that last longer than a minute; `LIMITS` lists them with their numbers. */
export interface LongLimits {
  /** Spins of a network in an hour and in a day. */
  spin(visitor: VisitorNetwork): Promise<boolean>;
  /**
   * One mobile number for a device in thirty days, and one device for a number that a sender names. A spin with
   * another's number from elsewhere does not stop its owner.
   */
  spinOfDevice(device: string, mobileNumber: string, visitor: VisitorNetwork): Promise<boolean>;
  /** Codes of coupons that a sender tries; the caller gives back a right one. */
  coupon(visitor: VisitorNetwork, mobileNumber: string | undefined): Promise<TakenUses>;
  /** Other mobile numbers given to one record in a day. */
  numberOfRecord(id: string): Promise<boolean>;
  /** Paid look-ups of a network and of the whole site in a day; false while the count is unavailable. */
  paidLookup(visitor: VisitorNetwork): Promise<boolean>;
  /** Milliseconds until somebody may try to sign in; 0 means now. */
  signInWait(name: string): Promise<number>;
  signedIn(name: string): Promise<void>;
  /** Begins to open a payment for an order; false while another request does. */
  beginPayment(orderId: string): Promise<boolean>;
  endPayment(orderId: string): Promise<void>;
}

/** A slower count would delay a visitor; it then counts as unavailable. */
const CALL_MS = 1_000;

/** A network's first look-ups of a day do not depend on the count that all networks share. */
const LOOKUPS_WITHOUT_THE_SITE = 5;
/** The provider answers within four seconds or counts as unavailable. */
const PAYMENT_MS = 10_000;

/**
 * The limits behind Durable Objects. Their names are keyed hashes. An unavailable count lets people through, except where
 * each call costs money.
 */
export function createLongLimits(namespace: QuotasNamespace, signer: Signer, log: Log): LongLimits {
  const ask = async <Value>(
    name: string,
    call: (quota: RemoteQuotas) => Promise<Value>,
    otherwise: Value,
  ): Promise<Value> => {
    try {
      const quota = objectNamed(namespace, await signer.sign('limit', name));
      return (await withTimeout(call(quota), CALL_MS)) ?? otherwise;
    } catch {
      log.note('quota_failed', {});
      return otherwise;
    }
  };
  const take = (name: string, limit: number, periodMs: number, otherwise: number) =>
    ask(name, (quota) => quota.take(limit, periodMs), otherwise);
  const giveBack = (name: string) => ask(name, async (quota) => void (await quota.giveBack()), undefined);

  /** Counts one use by the /64, then by the network around it; the network's place, or 0. */
  const share = async (
    name: string,
    { network, part }: VisitorNetwork,
    { most, window }: (typeof LIMITS)['spinHour' | 'spinDay' | 'lookups'],
    otherwise: number,
  ): Promise<number> => {
    const ofPart = part === undefined ? 1 : await take(`${name} ${part}`, most.part, window, otherwise);
    return ofPart === 0 ? 0 : take(`${name} ${network}`, most.network, window, otherwise);
  };

  return {
    spin: async (visitor) =>
      // The hour comes first, so that a refusal takes nothing from the day.
      (await share('spin hour', visitor, LIMITS.spinHour, 1)) > 0 &&
      (await share('spin day', visitor, LIMITS.spinDay, 1)) > 0,
    spinOfDevice: async (device, mobileNumber, { sender }) => {
      const number = await signer.sign('number', mobileNumber);
      const isOwn = (name: string, owner: string) =>
        ask(name, (quota) => quota.own(owner, LIMITS.spinOfBrowser.window), true);
      return (
        (await isOwn(`spin device ${device}`, number)) &&
        isOwn(`spin number ${sender} ${mobileNumber}`, await signer.sign('device', device))
      );
    },
    async coupon({ network, part, sender }, mobileNumber) {
      const { most, window } = LIMITS.coupons;
      const counts: readonly (readonly [string, number])[] = [
        ...(mobileNumber === undefined ? [] : [[`coupon ${sender} ${mobileNumber}`, most.number] as const]),
        ...(part === undefined ? [] : [[`coupon ${part}`, most.part] as const]),
        [`coupon ${network}`, most.network],
      ];
      const taken: string[] = [];
      const returnTaken = async () => {
        await Promise.all(taken.splice(0).map(giveBack));
      };
      for (const [name, limit] of counts) {
        if ((await take(name, limit, window, 1)) === 0) {
          await returnTaken();
          return { isWithin: false, giveBack: returnTaken };
        }
        taken.push(name);
      }
      return { isWithin: true, giveBack: returnTaken };
    },
    numberOfRecord: async (id) => {
      const { most, window } = LIMITS.recordNumbers;
      return (await take(`number of ${id}`, most.record, window, 1)) > 0;
    },
    async paidLookup(visitor) {
      const place = await share('place', visitor, LIMITS.lookups, 0);
      if (place <= LOOKUPS_WITHOUT_THE_SITE) return place > 0;
      return (await take('place', LIMITS.lookups.most.site, LIMITS.lookups.window, 0)) > 0;
    },
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
