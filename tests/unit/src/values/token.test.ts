import { describe, expect, it } from 'vitest';
import { createSigner } from '../../../../src/values/signing.ts';
import { isRecordToken, numberHash, recordToken } from '../../../../src/values/token.ts';

const signer = createSigner({ current: 'key-one' });

describe('recordToken', () => {
  it('is 43 URL-safe characters and opens its own record only', async () => {
    const token = await recordToken(signer, 'record-a');

    expect(token).toMatch(/^[\w-]{43}$/);
    expect(await isRecordToken(signer, 'record-a', token)).toBe(true);
    expect(await isRecordToken(signer, 'record-b', token)).toBe(false);
  });

  it('still opens the record after the key was rotated, until the old key is taken out', async () => {
    const token = await recordToken(signer, 'record-a');
    const rotated = createSigner({ current: 'key-two', previous: ['key-one'] });

    expect(await isRecordToken(rotated, 'record-a', token)).toBe(true);
    expect(await recordToken(rotated, 'record-a')).not.toBe(token);
    expect(await isRecordToken(createSigner({ current: 'key-two' }), 'record-a', token)).toBe(false);
  });

  it('is worth nothing for another purpose', async () => {
    const token = await recordToken(signer, '9000000001');
    expect(await numberHash(signer, '9000000001')).not.toBe(token);
    expect(await signer.verify('desk', '9000000001', token)).toBe(false);
  });

  it.each(['', 'x', 'a'.repeat(42), 'a'.repeat(44), `${'a'.repeat(42)}=`, 'ā'.repeat(43)])(
    'refuses %j without a fault',
    async (token) => {
      expect(await isRecordToken(signer, 'record-a', token)).toBe(false);
    },
  );

  it('changes with every bit of the signature', async () => {
    const token = await recordToken(signer, 'record-a');
    const tampered = (token.startsWith('A') ? 'B' : 'A') + token.slice(1);
    expect(await isRecordToken(signer, 'record-a', tampered)).toBe(false);
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
