import type { Context } from 'hono';
import { sha256Hex } from '../../values/signing.ts';
import { CAPTCHA_FIELD } from '../contract/captcha.ts';
import { SPAM_TRAP_FIELD } from '../contract/spam-trap-field.ts';
import { readSiteCookie } from './read-site-cookie.ts';
import { setSiteCookie } from './site-cookie.ts';

const KEY_FIELD = 'idempotencyKey';

/** Fields that no visitor typed: keys and the spam trap. */
export const NOT_TYPED: ReadonlySet<string> = new Set([KEY_FIELD, CAPTCHA_FIELD, SPAM_TRAP_FIELD]);

/** The content of the plain form that this browser sent last, as a hash, and the key that it went with. */
const COOKIE = '__Host-sent';
/** A visitor who goes back and sends a form again does so soon. */
const LIFETIME_SECONDS = 600;

type Fields = Readonly<Record<string, string>>;

const markOf = (path: string, fields: Fields): Promise<string> =>
  sha256Hex(
    JSON.stringify([
      path,
      Object.entries(fields)
        .filter(([name]) => !NOT_TYPED.has(name))
        .toSorted(([one], [other]) => (one < other ? -1 : 1)),
    ]),
  );

/**
 * The fields of a plain form, under the key of the same form that this browser sent before. A page that is opened again
 * by Back has a new key, and its form would make a second record of one person's wish.
 */
export async function withFirstKey(context: Context, fields: Fields): Promise<Fields> {
  const [mark, key] = (readSiteCookie(context.req.raw, COOKIE) ?? '').split('.');
  const isSame =
    key !== undefined && KEY_FIELD in fields && mark === (await markOf(context.req.path, fields));
  return isSame ? { ...fields, [KEY_FIELD]: key } : fields;
}

/** Remembers the form for a repeat of it. One without a key, or `undefined`, makes the browser forget the last one. */
export async function storeSentForm(context: Context, fields: Fields | undefined): Promise<void> {
  const { [KEY_FIELD]: key } = fields === undefined ? {} : await withFirstKey(context, fields);
  if (fields !== undefined && key !== undefined)
    setSiteCookie(context, COOKIE, `${await markOf(context.req.path, fields)}.${key}`, {
      maxAgeSeconds: LIFETIME_SECONDS,
    });
  else if (readSiteCookie(context.req.raw, COOKIE) !== undefined)
    setSiteCookie(context, COOKIE, '', { maxAgeSeconds: 0 });
}
