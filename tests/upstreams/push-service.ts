import { createDecipheriv, createECDH, createPublicKey, hkdfSync, verify } from 'node:crypto';
import { z } from 'zod';
import { type StandIn, type StandInAnswer, type StandInRequest, startStandIn } from './stand-in.ts';

/** The site's keys of these tests: a pair that `npm run push-keys` printed. */
export const VAPID = {
  publicKey: 'BP4z9KsN6nGRTbVYI_c7VJSPQTBtkgcy27mlmlMoZIIgDll6e3vCYLocInmYWAmS6TlzAC8wEqKK6PBru3jl7A8',
  privateKey: 'yfWPiYE-n46HLnH0KqZOF1fJJU3MYrct3AELtAQ-oRw',
} as const;

/** The variables that switch notifications on. */
export const pushVariables = {
  PUSH_PUBLIC_KEY: VAPID.publicKey,
  PUSH_PRIVATE_KEY: VAPID.privateKey,
} as const;

export interface ReceivedPush {
  readonly device: string;
  /** The decrypted text. */
  readonly text: string;
  readonly kind: string;
  readonly path: string;
  readonly ttl: number;
}

export interface TestBrowser {
  readonly name: string;
  /** As a browser's `JSON.stringify(subscription)` writes it. */
  readonly subscription: {
    readonly endpoint: string;
    readonly keys: { readonly p256dh: string; readonly auth: string };
  };
}

export interface PushServiceStandIn extends StandIn {
  readonly received: readonly ReceivedPush[];
  /** The answers of single browsers, by their names: 410, 429, 500. */
  readonly refuse: Map<string, StandInAnswer>;
  /** Makes a browser with a subscription at this push service. */
  browser(name: string): TestBrowser;
  startAgain(): void;
}

const payload = z.strictObject({ kind: z.string(), path: z.string() });

const decoded = (part: string) => JSON.parse(Buffer.from(part, 'base64url').toString());

/** Whether the signature is the site's, for this push service, and in time (RFC 8292). */
function isSigned({ headers }: StandInRequest, origin: string): boolean {
  const [, head = '', claims = '', signature = '', key = ''] =
    /^vapid t=([\w-]+)\.([\w-]+)\.([\w-]+), k=([\w-]+)$/.exec(headers.authorization ?? '') ?? [];
  if (key !== VAPID.publicKey) return false;
  const point = Buffer.from(key, 'base64url');
  const [x, y] = [point.subarray(1, 33), point.subarray(33)].map((part) => part.toString('base64url'));
  const jwk = { kty: 'EC', crv: 'P-256', x: x ?? '', y: y ?? '' };
  const publicKey = createPublicKey({ key: jwk, format: 'jwk' });
  const isOurs = verify(
    'sha256',
    Buffer.from(`${head}.${claims}`),
    { key: publicKey, dsaEncoding: 'ieee-p1363' },
    Buffer.from(signature, 'base64url'),
  );
  const { aud, exp } = decoded(claims);
  return isOurs && aud === origin && exp * 1000 > Date.now() && exp * 1000 < Date.now() + 24 * 3_600_000;
}

/** The text of a body, as the browser reads it (RFC 8291), by Node's own cryptography. */
function decrypt(body: Buffer, own: ReturnType<typeof createECDH>, auth: Buffer): string {
  const salt = body.subarray(0, 16);
  const sender = body.subarray(21, 21 + (body[20] ?? 0));
  const sealed = body.subarray(21 + sender.length);
  const info = Buffer.concat([Buffer.from('WebPush: info\0'), own.getPublicKey(), sender]);
  const input = Buffer.from(hkdfSync('sha256', own.computeSecret(sender), auth, info, 32));
  const part = (name: string, length: number) =>
    Buffer.from(hkdfSync('sha256', input, salt, Buffer.from(`Content-Encoding: ${name}\0`), length));
  const decipher = createDecipheriv('aes-128-gcm', part('aes128gcm', 16), part('nonce', 12));
  decipher.setAuthTag(sealed.subarray(-16));
  const plain = Buffer.concat([decipher.update(sealed.subarray(0, -16)), decipher.final()]);
  return plain.subarray(0, plain.lastIndexOf(2)).toString('utf8');
}

/** A stand-in for the push service of browsers, which also decrypts as they do. */
export async function startPushService(): Promise<PushServiceStandIn> {
  const received: ReceivedPush[] = [];
  const refuse = new Map<string, StandInAnswer>();
  const browsers = new Map<string, { readonly own: ReturnType<typeof createECDH>; readonly auth: Buffer }>();

  const standIn = await startStandIn('push service', (request) => {
    const name = /^\/send\/([\w-]+)$/.exec(request.path)?.[1] ?? '';
    if (request.method !== 'POST' || request.path === '/') return undefined;
    const browser = browsers.get(name);
    if (browser === undefined) return { status: 404 };
    const refused = refuse.get(name);
    if (refused) return refused;
    if (!isSigned(request, standIn.url)) return { status: 403 };
    if (request.headers['content-encoding'] !== 'aes128gcm') return { status: 400 };
    const text = decrypt(Buffer.from(request.bytes), browser.own, browser.auth);
    received.push({
      device: name,
      text,
      ...payload.parse(JSON.parse(text)),
      ttl: Number(request.headers.ttl),
    });
    return { status: 201 };
  });

  return {
    ...standIn,
    received,
    refuse,
    startAgain() {
      received.length = 0;
      refuse.clear();
      standIn.forget();
    },
    browser(name) {
      const own = createECDH('prime256v1');
      const p256dh = own.generateKeys().toString('base64url');
      const auth = Buffer.from(`secret of ${name}`.padEnd(16).slice(0, 16));
      browsers.set(name, { own, auth });
      return {
        name,
        subscription: {
          endpoint: `${standIn.url}/send/${name}`,
          keys: { p256dh, auth: auth.toString('base64url') },
        },
      };
    },
  };
}
