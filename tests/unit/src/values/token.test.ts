import { describe, expect, it } from 'vitest';
import { createSigner } from '../../../../src/values/signing.ts';
import { isRecordToken, numberHash, recordToken } from '../../../../src/values/token.ts';

/** Version 7 ids with a time of now. */
const timedId = (atMs: number) => {
  const time = atMs.toString(16).padStart(12, '0');
  return `${time.slice(0, 8)}-${time.slice(8)}-7000-8000-000000000001`;
};
const RECORD_A = timedId(Date.now());
const RECORD_B = timedId(Date.now() - 1_000);

const signer = createSigner({ current: 'key-one' });

describe('the end of a token', () => {
  const DAY_MS = 86_400_000;
  it('comes 180 days after its record was made', async () => {
    const made = Date.parse('2026-03-01T00:00:00Z');
    const id = timedId(made);
    const token = await recordToken(signer, id);
    expect(await isRecordToken(signer, id, token, made + 180 * DAY_MS - 1)).toBe(true);
    expect(await isRecordToken(signer, id, token, made + 180 * DAY_MS)).toBe(false);
  });

  it('has passed for an id without a time, such as one of a table of our own', async () => {
    const id = '019a0000-0000-4000-8000-000000000000';
    expect(await isRecordToken(signer, id, await recordToken(signer, id))).toBe(false);
  });
});

describe('recordToken', () => {
  it('is 43 URL-safe characters and opens its own record only', async () => {
    const token = await recordToken(signer, RECORD_A);

    expect(token).toMatch(/^[\w-]{43}$/);
    expect(await isRecordToken(signer, RECORD_A, token)).toBe(true);
    expect(await isRecordToken(signer, RECORD_B, token)).toBe(false);
  });

  it('still opens the record after the key was rotated, until the old key is taken out', async () => {
    const token = await recordToken(signer, RECORD_A);
    const rotated = createSigner({ current: 'key-two', previous: ['key-one'] });

    expect(await isRecordToken(rotated, RECORD_A, token)).toBe(true);
    expect(await recordToken(rotated, RECORD_A)).not.toBe(token);
    expect(await isRecordToken(createSigner({ current: 'key-two' }), RECORD_A, token)).toBe(false);
  });

  it('is worth nothing for another purpose', async () => {
    const token = await recordToken(signer, '9000000001');
    expect(await numberHash(signer, '9000000001')).not.toBe(token);
    expect(await signer.verify('admin', '9000000001', token)).toBe(false);
  });

  it.each(['', 'x', 'a'.repeat(42), 'a'.repeat(44), `${'a'.repeat(42)}=`, 'ā'.repeat(43)])(
    'refuses %j without a fault',
    async (token) => {
      expect(await isRecordToken(signer, RECORD_A, token)).toBe(false);
    },
  );

  it('changes with every bit of the signature', async () => {
    const token = await recordToken(signer, RECORD_A);
    const tampered = (token.startsWith('A') ? 'B' : 'A') + token.slice(1);
    expect(await isRecordToken(signer, RECORD_A, tampered)).toBe(false);
  });
});

describe('createSigner', () => {
  it('signs as HMAC-SHA256 does', async () => {
    const key = await crypto.subtle.importKey(
      'raw',
      new TextEncoder().encode('key-one'),
      { name: 'HMAC', hash: 'SHA-256' },
      false,
      ['sign'],
    );
    const expected = await crypto.subtle.sign('HMAC', key, new TextEncoder().encode('spin\0text'));
    expect(await signer.sign('spin', 'text')).toBe(Buffer.from(expected).toString('base64url'));
  });

  it('gives the signatures of every key in force, the current one first', async () => {
    const rotated = createSigner({ current: 'key-two', previous: ['key-one'] });
    const [current, previous] = await rotated.signAll('number', 'x');
    expect(current).toBe(await rotated.sign('number', 'x'));
    expect(previous).toBe(await signer.sign('number', 'x'));
  });
});
