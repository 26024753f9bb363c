import type { Context } from 'hono';
import { getCookie } from 'hono/cookie';
import { fromBase64Url, toBase64Url } from '../../values/base64-url.ts';
import { parseJson } from '../../values/parse-json.ts';
import type { Signer } from '../../values/signing.ts';
import { setSiteCookie } from '../../web/api/site-cookie.ts';
import { type SpinAnswer, spinAnswer } from './contract.ts';

const DEVICE = '__Host-spin';
const WON = '__Host-spin-won';
const LIFETIME = { maxAgeSeconds: 60 * 86_400 };

/**
 * Stores the device's id and its coupon in cookies that scripts cannot read. The coupon therefore never appears in an
 * address, and no other device sees it.
 */
export function createSpinDevice(signer: Signer) {
  const knownDevice = async (context: Context): Promise<string | undefined> => {
    const cookie = getCookie(context, DEVICE) ?? '';
    // A session's id may contain dots; a signature does not.
    const end = cookie.lastIndexOf('.');
    const id = cookie.slice(0, Math.max(0, end));
    return (await signer.verify('device', id, cookie.slice(end + 1))) ? id : undefined;
  };
  return {
    /** The id of a request's device: from a cookie that we signed, else the session's id, else a new one. */
    id: async (context: Context, sessionId: string | undefined): Promise<string> =>
      (await knownDevice(context)) ?? sessionId ?? crypto.randomUUID(),

    async store(context: Context, device: string, won: SpinAnswer): Promise<void> {
      setSiteCookie(context, DEVICE, `${device}.${await signer.sign('device', device)}`, LIFETIME);
      const payload = toBase64Url(new TextEncoder().encode(JSON.stringify(won)));
      setSiteCookie(context, WON, `${payload}.${await signer.sign('spin', payload)}`, LIFETIME);
    },

    /** The result stored for this device; undefined without a cookie that we signed. */
    async won(context: Context): Promise<SpinAnswer | undefined> {
      const [payload = '', signature = ''] = (getCookie(context, WON) ?? '').split('.');
      if (!(await signer.verify('spin', payload, signature))) return undefined;
      const parsed = spinAnswer.safeParse(parseJson(new TextDecoder().decode(fromBase64Url(payload))));
      return parsed.success ? parsed.data : undefined;
    },
  };
}
