import { describe, expect, test } from 'vitest';
import { formKeyAge, formKeyAt, spamReasonOf } from '../../../../src/web/spam.ts';

const NOW = Date.UTC(2026, 10, 21, 6, 0, 0);
const RANDOM = 'abcdefghijklmnopqrstuv';
const keyOf = (ageMs: number) => formKeyAt(NOW - ageMs, RANDOM);

describe('a form key', () => {
  test('is an idempotency key with the time of its page', () => {
    expect(keyOf(0)).toMatch(/^[A-Za-z0-9_-]{22}$/);
    expect(formKeyAge(keyOf(65_000), NOW)).toBe(65_000);
  });

  test.each([
    ['a UUID', crypto.randomUUID()],
    ['random letters', 'Zz_-Zz_-Zz_-Zz_-Zz_-Zz'],
    ['a key of next week', keyOf(-7 * 86_400_000)],
    ['a key of last year', keyOf(365 * 86_400_000)],
    ['nothing', ''],
  ])('%s has no age', (_, key) => expect(formKeyAge(key, NOW)).toBeUndefined());
});

describe('a form', () => {
  const at = new Date(NOW);

  test('that fills the hidden field has the spam reason trap', () =>
    expect(spamReasonOf({ website: 'https://spam.example', idempotencyKey: keyOf(60_000) }, at)).toBe(
      'trap',
    ));

  test('sent a second after its page was made is too fast, five seconds after it is not', () => {
    expect(spamReasonOf({ idempotencyKey: keyOf(1_000) }, at)).toBe('fast');
    expect(spamReasonOf({ idempotencyKey: keyOf(5_000) }, at)).toBeUndefined();
  });

  test('with a key that a script made is checked by the hidden field alone', () =>
    expect(spamReasonOf({ idempotencyKey: crypto.randomUUID() }, at)).toBeUndefined());
});
