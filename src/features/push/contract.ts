import * as z from 'zod/mini';
import { lazySchema } from '../../values/lazy-schema.ts';
import { addresses, endpoints } from '../../web/contract/addresses.ts';
import { body } from '../../web/contract/body.ts';
import { PUSH_KINDS, type PushKind } from './rules/push-kinds.ts';

export const pushAddress = `${addresses.admin}/notifications`;

const root = `${endpoints.admin}/notifications`;

export const pushEndpoints = {
  devices: root,
  device: (id: string) => `${root}/${encodeURIComponent(id)}`,
  remove: (id: string) => `${root}/${encodeURIComponent(id)}/remove`,
  test: (id: string) => `${root}/${encodeURIComponent(id)}/test`,
} as const;

const LOOPBACK = /^(?:localhost|127\.0\.0\.1)$/;

/** A push service has an https address; only a stand-in on this computer has another. */
function isPushService(text: string): boolean {
  if (!URL.canParse(text)) return false;
  const { protocol, hostname } = new URL(text);
  return protocol === 'https:' || (protocol === 'http:' && LOOPBACK.test(hostname));
}

const base64Url = (letters: number) => z.string().check(z.regex(new RegExp(`^[\\w-]{${letters}}={0,2}$`)));

/** `POST /api/admin/notifications`: a browser's own subscription as it writes it in JSON, and what it rings for; default all. */
export const subscriptionBody = lazySchema(() =>
  body(
    z.object({
      subscription: z.object({
        endpoint: z.string().check(z.maxLength(1000, 'too_long'), z.refine(isPushService)),
        keys: z.object({ p256dh: base64Url(87), auth: base64Url(22) }),
      }),
      kinds: z._default(z.array(z.enum(PUSH_KINDS)), [...PUSH_KINDS]),
    }),
  ),
);

const CLOCK = /^([01]\d|2[0-3]):([0-5]\d)$/;

/** A time of the clock, as a field of a form writes it; becomes minutes since midnight. */
const clock = z.pipe(
  z.string().check(z.regex(CLOCK)),
  z.transform((text) => Number(text.slice(0, 2)) * 60 + Number(text.slice(3))),
);

const ticked = z.exactOptional(z.literal('yes'));

/** A checkbox for each kind. */
const kinds = {
  emergency: ticked,
  new: ticked,
  unanswered: ticked,
  booked: ticked,
  cancelled: ticked,
  moved: ticked,
  answered: ticked,
  wrote: ticked,
  low_review: ticked,
} satisfies Record<PushKind, typeof ticked>;

/** `POST /api/admin/notifications/:id`: the kinds, and both ends of the quiet hours or none. */
export const choiceBody = lazySchema(() =>
  body(
    z
      .object({ ...kinds, quietFrom: z.exactOptional(clock), quietTo: z.exactOptional(clock) })
      .check(z.refine(({ quietFrom, quietTo }) => (quietFrom === undefined) === (quietTo === undefined))),
  ),
);

/** A button without fields. */
export const pressBody = lazySchema(() => body(z.object({})));
