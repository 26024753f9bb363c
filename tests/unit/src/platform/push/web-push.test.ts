import { describe, expect, it } from 'vitest';
import { encryptPush, newKeys, vapidHeader } from '../../../../../src/platform/push/web-push.ts';
import { fromBase64Url, toBase64Url } from '../../../../../src/values/base64-url.ts';

/** Appendix A of RFC 8291. */
const EXAMPLE = {
  text: 'When I grow up, I want to be a watermelon',
  keys: {
    p256dh: 'BCVxsr7N_eNgVRqvHtD0zTZsEc6-VV-JvLexhqUzORcxaOzi6-AYWXvTBHm4bjyPjs7Vd8pZGH6SRpkNtoIAiw4',
    auth: 'BTBZMqHH6r4Tts7J_aSIgg',
  },
  sender: {
    publicKey: 'BP4z9KsN6nGRTbVYI_c7VJSPQTBtkgcy27mlmlMoZIIgDll6e3vCYLocInmYWAmS6TlzAC8wEqKK6PBru3jl7A8',
    privateKey: 'yfWPiYE-n46HLnH0KqZOF1fJJU3MYrct3AELtAQ-oRw',
  },
  salt: 'DGv6ra1nlYgDCS1FRnbzlw',
  body: 'DGv6ra1nlYgDCS1FRnbzlwAAEABBBP4z9KsN6nGRTbVYI_c7VJSPQTBtkgcy27mlmlMoZIIgDll6e3vCYLocInmYWAmS6TlzAC8wEqKK6PBru3jl7A_yl95bQpu6cVPTpK4Mqgkf1CXztLVBSt2Ks3oZwbuwXPXLWyouBWLVWGNWQexSgSxsj_Qulcy4a-fN',
} as const;

const salt = fromBase64Url(EXAMPLE.salt) ?? new Uint8Array();

describe('the encryption of a push', () => {
  it("makes the body of the RFC's own example", async () => {
    const body = await encryptPush(EXAMPLE.text, EXAMPLE.keys, { salt, keys: EXAMPLE.sender });
    expect(toBase64Url(body)).toBe(EXAMPLE.body);
  });

  it('draws another salt and another key for each message', async () => {
    const bodies = await Promise.all([1, 2].map(() => encryptPush(EXAMPLE.text, EXAMPLE.keys)));
    const [one, other] = bodies.map((body) => toBase64Url(body.slice(0, 86)));
    expect(one).not.toBe(other);
  });
});

describe('the signature of a push', () => {
  it('names the push service, its end and the sender, and the public key proves it', async () => {
    const keys = await newKeys();
    const now = Date.UTC(2026, 10, 20, 6, 30);
    const endpoint = 'https://push.example/send/abc?x=1';
    const header = await vapidHeader(keys, { endpoint, subject: 'https://pahiya.example', now });
    const [, head = '', claims = '', signature = '', key = ''] =
      /^vapid t=([\w-]+)\.([\w-]+)\.([\w-]+), k=([\w-]+)$/.exec(header) ?? [];
    const read = (part: string) => JSON.parse(new TextDecoder().decode(fromBase64Url(part)));
    expect(read(head)).toEqual({ typ: 'JWT', alg: 'ES256' });
    expect(read(claims)).toEqual({
      aud: 'https://push.example',
      exp: now / 1000 + 12 * 60 * 60,
      sub: 'https://pahiya.example',
    });
    expect(key).toBe(keys.publicKey);
    const ecdsa = { name: 'ECDSA', namedCurve: 'P-256', hash: 'SHA-256' };
    const point = fromBase64Url(key) ?? new Uint8Array();
    const proof = await crypto.subtle.importKey('raw', point, ecdsa, false, ['verify']);
    const bytes = fromBase64Url(signature) ?? new Uint8Array();
    const message = new TextEncoder().encode(`${head}.${claims}`);
    expect(await crypto.subtle.verify(ecdsa, proof, bytes, message)).toBe(true);
  });
});
