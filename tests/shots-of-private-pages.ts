import { operatorOf, PASSPHRASE, sessionOf } from './worker/admin-session.ts';
import { bookingCalls, dayAhead, wish } from './worker/own-bookings.ts';
import type { Site } from './worker/site.ts';

/** A picture's name and the address it is taken of. */
export type Shot = readonly [name: string, path: string];

/** Screens beside the families: results of forms, of searches, and unknown addresses. */
export const furtherShots: readonly Shot[] = [
  ['schedule', '/schedule'],
  ['assistant', '/assistant'],
  ['thank-you', '/thank-you'],
  ['thank-you-feedback', '/thank-you?for=feedback_poor'],
  ['blog-2', '/blog?page=2'],
  ['search-found', '/search?q=battery'],
  ['search-nothing', '/search?q=zzzz'],
  ['not-found', '/no-such-page'],
];

/** The variables that enable the admin screens. */
export const adminVariables = { DESK_PASSPHRASE: PASSPHRASE } as const;

/** Creates three bookings and a coupon. Returns the addresses to visit and the operator's session cookie. */
export async function preparePrivatePages(
  site: Site,
): Promise<{ readonly shots: readonly Shot[]; readonly adminSession: string }> {
  const calls = bookingCalls(site);
  const ownAddress = ({ id, token }: Awaited<ReturnType<typeof calls.create>>) =>
    `/booking/${id}?token=${token}`;
  const [confirmed, cancelled, draft] = [
    await calls.create(),
    await calls.create(),
    await calls.create(wish),
  ];
  await calls.confirm(confirmed, dayAhead(2), '9-11');
  await calls.confirm(cancelled, dayAhead(3), '13-15');
  await calls.cancel(cancelled);
  const adminSession = await sessionOf();
  await operatorOf(site, adminSession).form('/api/desk/coupons', {
    code: 'SAMPLE-10',
    kind: 'percent',
    value: '10',
    description: 'A sample coupon',
  });
  return {
    adminSession,
    shots: [
      ['booking-confirmed', ownAddress(confirmed)],
      ['booking-cancelled', ownAddress(cancelled)],
      ['booking-draft', ownAddress(draft)],
      ['desk', '/coupon-admin'],
      ['desk-none', '/coupon-admin?kind=order'],
      ['desk-record', `/coupon-admin/records/${confirmed.id}`],
      ['desk-deliveries', '/coupon-admin/deliveries'],
      ['desk-slots', '/coupon-admin/slots'],
      ['desk-coupons', '/coupon-admin/coupons'],
      ['desk-coupon', '/coupon-admin/coupons/SAMPLE-10'],
      ['desk-summary', '/coupon-admin/summary'],
      ['desk-data-deletion', '/coupon-admin/data-deletion'],
      ['desk-audit', '/coupon-admin/audit'],
    ],
  };
}
