import { createStore } from './store.ts';

interface StoredCoupon {
  readonly code: string;
  /** ISO 8601, UTC; null for a coupon without an end. */
  readonly expiresAt: string | null;
}

/** The coupon that this device won at the wheel. The checkout fills it in. */
export const wonCoupon = createStore<StoredCoupon | undefined>({
  key: 'wonCoupon',
  storage: () => localStorage,
  parse(stored) {
    if (typeof stored !== 'object' || stored === null) return undefined;
    const code: unknown = Reflect.get(stored, 'code');
    const expiresAt: unknown = Reflect.get(stored, 'expiresAt');
    if (typeof code !== 'string' || (typeof expiresAt !== 'string' && expiresAt !== null)) return undefined;
    return { code, expiresAt };
  },
});

/** Returns the code of the won coupon while it is valid; '' without one. */
export function validCouponCode(now: Date): string {
  const { code = '', expiresAt = null } = wonCoupon.get() ?? {};
  return expiresAt !== null && Date.parse(expiresAt) <= now.getTime() ? '' : code;
}

/** Returns the code of the coupon that a banner promised this visitor; '' without one. The server writes the cookie. */
export const promisedCouponCode = (): string => /__Host-coupon=([A-Z0-9-]+)/.exec(document.cookie)?.[1] ?? '';
