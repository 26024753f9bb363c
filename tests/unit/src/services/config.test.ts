import { describe, expect, test } from 'vitest';
import { parseVariables } from '../../../../src/services/config.ts';

const SIGNING_KEY = 'a-signing-key-only-for-tests-0123456789';

describe('parseVariables', () => {
  test('needs nothing but a signing key', () => {
    expect(parseVariables({ SIGNING_KEY })).toMatchObject({
      SIGNING_KEY,
      SLOT_CAPACITY: 6,
      ANALYTICS_RAW_PHONE: false,
    });
  });

  test('treats a blank variable as not set', () => {
    const blank = { CMS_URL: '', DESK_PASSPHRASE: '', SLOT_CAPACITY: '' };
    expect(parseVariables({ SIGNING_KEY, ...blank })).toMatchObject({
      CMS_URL: undefined,
      DESK_PASSPHRASE: undefined,
      SLOT_CAPACITY: 6,
    });
  });

  test('ignores a slash at the end of an outside system’s address', () => {
    const names = [
      'AD_API_URL',
      'ANALYTICS_URL',
      'GEOCODING_URL',
      'REVERSE_GEOCODING_URL',
      'PAYMENT_API_URL',
      'TURNSTILE_URL',
    ];
    const written = Object.fromEntries(names.map((name) => [name, 'https://outside.example/base/']));
    expect(parseVariables({ SIGNING_KEY, ...written })).toMatchObject(
      Object.fromEntries(names.map((name) => [name, 'https://outside.example/base'])),
    );
  });

  test('throws the agreed message for a content backend without its token', () => {
    expect(() => parseVariables({ SIGNING_KEY, CMS_URL: 'https://cms.example' })).toThrow(
      'Missing required environment variable: CMS_TOKEN',
    );
  });

  test('lists every bad name at once, and no value', () => {
    const parse = () => parseVariables({ SITE_URL: 'secret-looking', PRICE_SHEET_URL: 'neither' });
    expect(parse).toThrow(/SITE_URL[\s\S]*SIGNING_KEY[\s\S]*PRICE_SHEET_URL/);
    expect(parse).not.toThrow(/secret-looking/);
  });
});
