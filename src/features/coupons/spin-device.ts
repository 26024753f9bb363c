import type { Context } from 'hono';
import { getCookie } from 'hono/cookie';
import { type Signer, toBase64Url } from '../../values/signing.ts';
import { setSiteCookie } from '../../web/api/site-cookie.ts';
import { type SpinAnswer, spinAnswer } from './contract/spin.ts';

const DEVICE = '__Host-spin';
const WON = '__Host-spin-won';
const KEPT = { maxAgeSeconds: 60 * 86_400 };

const textOf = (base64Url: string): string =>
  new TextDecoder().decode(
    Uint8Array.from(atob(base64Url.replaceAll('-', '+').replaceAll('_', '/')), (letter) =>
      letter.charCodeAt(0),
    ),
  );

/**
 * Which device spun, and what it won: in cookies that no script reads, so that a coupon comes back to that device alone
 * and stands in no address.
 */
export function createSpinDevice(signer: Signer) {
  return {
    /** The device of a request, under its older name where it has one. */
    id: (context: Context, sessionId: string | undefined): string =>
      getCookie(context, DEVICE) ?? sessionId ?? crypto.randomUUID(),

    async keep(context: Context, device: string, won: SpinAnswer): Promise<void> {
      setSiteCookie(context, DEVICE, device, KEPT);
      const payload = toBase64Url(new TextEncoder().encode(JSON.stringify(won)));
      setSiteCookie(context, WON, `${payload}.${await signer.sign('spin', payload)}`, KEPT);
    },

    /** What this device won; nothing for a cookie that is not ours. */
    async won(context: Context): Promise<SpinAnswer | undefined> {
      const [payload = '', signature = ''] = (getCookie(context, WON) ?? '').split('.');
      if (!(await signer.verify('spin', payload, signature))) return undefined;
      const parsed = spinAnswer.safeParse(JSON.parse(textOf(payload)));
      return parsed.success ? parsed.data : undefined;
    },
  };
}

export type SpinDevice = ReturnType<typeof createSpinDevice>;
