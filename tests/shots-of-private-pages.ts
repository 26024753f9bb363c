import { fillAdmin } from './browser/filled-admin.ts';
import { PASSPHRASE } from './worker/admin-session.ts';
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

export const adminVariables = { ADMIN_PASSPHRASE: PASSPHRASE } as const;

/** Creates three bookings and fills the admin. Returns the addresses to visit and the operator's session cookie. */
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
  const filled = await fillAdmin(site);
  return {
    adminSession: filled.session,
    shots: [
      ['booking-confirmed', ownAddress(confirmed)],
      ['booking-cancelled', ownAddress(cancelled)],
      ['booking-draft', ownAddress(draft)],
      // The framed pages of the preview never go idle.
      ...filled.screens
        .filter(([name]) => name !== 'banner-preview')
        .map(([name, path]) => [`admin-${name}`, path] as const),
      ...filled.customer.map(([name, path]) => [`job-${name}`, path] as const),
    ],
  };
}
