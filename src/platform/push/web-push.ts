import { fromBase64Url, toBase64Url } from '../../values/base64-url.ts';
import { HOUR_MS } from '../../values/durations.ts';

/**
 * Web Push by Web Crypto. A message is encrypted by RFC 8291, with the coding `aes128gcm` of RFC 8188. The signature of
 * RFC 8292 (VAPID) tells a push service who sends. Decision 025 says why no library does it.
 */

type Bytes = Uint8Array<ArrayBuffer>;

/** The keys of a browser's subscription, in base64url. */
export interface PushKeys {
  /** The browser's public key: 65 bytes. */
  readonly p256dh: string;
  /** The secret that browser and sender share: 16 bytes. */
  readonly auth: string;
}

/** The pair of keys of this site, in base64url: a point of 65 bytes, and a number of 32. */
export interface VapidKeys {
  readonly publicKey: string;
  readonly privateKey: string;
}

const CURVE = 'P-256';
const ECDH = { name: 'ECDH', namedCurve: CURVE } as const;
/** One record holds the whole message; push services take 4096 bytes. */
const RECORD_SIZE = 4096;
/** The sign behind the last record's text. */
const LAST_RECORD = 2;
const SALT_BYTES = 16;
const SIGNATURE_MS = 12 * HOUR_MS;

const encode = (text: string): Bytes => new TextEncoder().encode(text);

function joined(...parts: readonly Uint8Array[]): Bytes {
  const whole = new Uint8Array(parts.reduce((sum, { byteLength }) => sum + byteLength, 0));
  let at = 0;
  for (const part of parts) {
    whole.set(part, at);
    at += part.byteLength;
  }
  return whole;
}

/** @throws RangeError for a text that is no base64url */
function bytesOf(text: string): Bytes {
  const bytes = fromBase64Url(text);
  if (bytes === undefined) throw new RangeError('A key is no base64url');
  return bytes;
}

/** A private key in the form that Web Crypto reads. The public one is a point: a byte 4, then x and y. */
function privateJwk({ publicKey, privateKey }: VapidKeys): JsonWebKey {
  const point = bytesOf(publicKey);
  const [x, y] = [toBase64Url(point.slice(1, 33)), toBase64Url(point.slice(33, 65))];
  return { kty: 'EC', crv: CURVE, x, y, d: privateKey, ext: true };
}

async function derive(
  key: Bytes,
  { salt, info, length }: { readonly salt: Bytes; readonly info: Bytes; readonly length: number },
): Promise<Bytes> {
  const base = await crypto.subtle.importKey('raw', key, 'HKDF', false, ['deriveBits']);
  const bits = await crypto.subtle.deriveBits(
    { name: 'HKDF', hash: 'SHA-256', salt, info },
    base,
    length * 8,
  );
  return new Uint8Array(bits);
}

/** Each message draws these anew; a test gives the values of the RFC's example. */
interface Drawn {
  readonly salt: Bytes;
  readonly keys: VapidKeys;
}

async function draw(): Promise<Drawn> {
  return { salt: crypto.getRandomValues(new Uint8Array(SALT_BYTES)), keys: await newKeys() };
}

/** A new pair of keys, for one message or for the site. */
export async function newKeys(): Promise<VapidKeys> {
  const pair = await crypto.subtle.generateKey(ECDH, true, ['deriveBits']);
  if (!('privateKey' in pair)) throw new TypeError('A pair of keys is expected');
  const { x = '', y = '', d = '' } = await exported(pair.privateKey);
  return { publicKey: toBase64Url(joined(new Uint8Array([4]), bytesOf(x), bytesOf(y))), privateKey: d };
}

async function exported(
  key: CryptoKey,
): Promise<{ readonly x?: string; readonly y?: string; readonly d?: string }> {
  const jwk = await crypto.subtle.exportKey('jwk', key);
  if (jwk instanceof ArrayBuffer) throw new TypeError('A key in JSON is expected');
  return jwk;
}

/** Encrypts a message for one browser. Returns the whole body: header, then one record. */
export async function encryptPush(text: string, keys: PushKeys, drawn?: Drawn): Promise<Bytes> {
  const { salt, keys: own } = drawn ?? (await draw());
  const [theirs, ours] = [bytesOf(keys.p256dh), bytesOf(own.publicKey)];
  const shared = await crypto.subtle.deriveBits(
    { name: 'ECDH', public: await crypto.subtle.importKey('raw', theirs, ECDH, false, []) },
    await crypto.subtle.importKey('jwk', privateJwk(own), ECDH, false, ['deriveBits']),
    256,
  );
  const info = joined(encode('WebPush: info\0'), theirs, ours);
  const input = await derive(new Uint8Array(shared), { salt: bytesOf(keys.auth), info, length: 32 });
  const part = (name: string, length: number) =>
    derive(input, { salt, info: encode(`Content-Encoding: ${name}\0`), length });
  const [key, iv] = [await part('aes128gcm', 16), await part('nonce', 12)];
  const sealing = await crypto.subtle.importKey('raw', key, 'AES-GCM', false, ['encrypt']);
  const plain = joined(encode(text), new Uint8Array([LAST_RECORD]));
  const sealed = new Uint8Array(await crypto.subtle.encrypt({ name: 'AES-GCM', iv }, sealing, plain));
  const size = new Uint8Array(4);
  new DataView(size.buffer).setUint32(0, RECORD_SIZE);
  return joined(salt, size, new Uint8Array([ours.byteLength]), ours, sealed);
}

interface Signed {
  /** The address of the subscription: the signature is for its push service alone. */
  readonly endpoint: string;
  /** Where a push service reaches the sender: an https or mailto address. */
  readonly subject: string;
  /** Milliseconds since 1970. */
  readonly now: number;
}

/** The `Authorization` of a push. */
export async function vapidHeader(keys: VapidKeys, { endpoint, subject, now }: Signed): Promise<string> {
  const part = (value: object) => toBase64Url(encode(JSON.stringify(value)));
  const claims = {
    aud: new URL(endpoint).origin,
    exp: Math.floor((now + SIGNATURE_MS) / 1000),
    sub: subject,
  };
  const message = `${part({ typ: 'JWT', alg: 'ES256' })}.${part(claims)}`;
  const ecdsa = { name: 'ECDSA', namedCurve: CURVE, hash: 'SHA-256' };
  const key = await crypto.subtle.importKey('jwk', privateJwk(keys), ecdsa, false, ['sign']);
  const signature = await crypto.subtle.sign(ecdsa, key, encode(message));
  return `vapid t=${message}.${toBase64Url(new Uint8Array(signature))}, k=${keys.publicKey}`;
}
