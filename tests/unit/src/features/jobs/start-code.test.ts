import { expect, test } from 'vitest';
import { isStartCode, startCode } from '../../../../../src/features/jobs/start-code.ts';
import { createSigner } from '../../../../../src/values/signing.ts';

const signer = createSigner({ current: 'a-signing-key-only-for-tests-0123456789' });
const id = '0197a000-0000-7000-8000-000000000001';

test('a start code has four digits, and only it is right for its job and serial', async () => {
  const code = await startCode(signer, id, 1);
  expect(code).toMatch(/^\d{4}$/);
  const all = await Promise.all(
    Array.from({ length: 200 }, (_, offset) => {
      const typed = String((Number(code) + offset) % 10_000).padStart(4, '0');
      return isStartCode(signer, { recordId: id, serial: 1 }, typed);
    }),
  );
  expect(all.map((isRight, offset) => isRight && offset).filter((hit) => hit !== false)).toEqual([0]);
});

test('codes of jobs and of serials spread over the ten thousand', async () => {
  const codes = await Promise.all(Array.from({ length: 400 }, (_, serial) => startCode(signer, id, serial)));
  expect(new Set(codes).size).toBeGreaterThan(370);
  expect(new Set(codes.map(([first]) => first)).size).toBe(10);
});

test('a code stays right after the signing key has changed', async () => {
  const code = await startCode(signer, id, 1);
  const rotated = createSigner({
    current: 'another-signing-key-for-tests-0123456789',
    previous: ['a-signing-key-only-for-tests-0123456789'],
  });
  expect(await isStartCode(rotated, { recordId: id, serial: 1 }, code)).toBe(true);
});
