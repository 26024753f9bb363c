import { describe, expect, test } from 'vitest';
import { parseVariables } from '../../../../src/services/config.ts';

const SIGNING_KEY = 'a-signing-key-only-for-tests-0123456789';

describe('parseVariables', () => {
  test('needs nothing but a signing key', () => {
    expect(parseVariables({ SIGNING_KEY })).toMatchObject({
      SIGNING_KEY,
      SLOT_CAPACITY: 6,
      SAMPLE_CONTENT: 'on',
      ANALYTICS_RAW_PHONE: false,
    });
  });

  test('refuses a passphrase of the admin below twelve characters', () => {
    expect(() => parseVariables({ SIGNING_KEY, ADMIN_PASSPHRASE: 'eleven-char' })).toThrow(
      'ADMIN_PASSPHRASE',
    );
    expect(parseVariables({ SIGNING_KEY, ADMIN_PASSPHRASE: 'twelve-chars' }).ADMIN_PASSPHRASE).toBe(
      'twelve-chars',
    );
  });

  test('reads variables that the environment inherits', () => {
    expect(parseVariables(Object.create({ SIGNING_KEY, CMS_URL: '' }))).toEqual(
      parseVariables({ SIGNING_KEY }),
    );
  });

  test('treats a blank variable as not set', () => {
    const blank = { CMS_URL: '', ADMIN_PASSPHRASE: '', SLOT_CAPACITY: '', SAMPLE_CONTENT: '' };
    expect(parseVariables({ SIGNING_KEY, ...blank })).toEqual(parseVariables({ SIGNING_KEY }));
  });

  test('takes no third word for sample content, so that a mistyped switch does not leave it on', () => {
    expect(parseVariables({ SIGNING_KEY, SAMPLE_CONTENT: 'off' }).SAMPLE_CONTENT).toBe('off');
    expect(() => parseVariables({ SIGNING_KEY, SAMPLE_CONTENT: 'false' })).toThrow(/SAMPLE_CONTENT/);
  });

  test('refuses a UPI id that no payment app reads', () => {
    expect(parseVariables({ SIGNING_KEY, UPI_ID: ' pahiya.jaipur@okbank ' }).UPI_ID).toBe(
      'pahiya.jaipur@okbank',
    );
    for (const wrong of ['pahiya', 'pahiya@', '@bank', 'pahiya@ok&am=1', 'a b@bank'])
      expect(() => parseVariables({ SIGNING_KEY, UPI_ID: wrong }), wrong).toThrow('UPI_ID: must be like');
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

  test('needs the rest of a system’s variables once its first is set, and both keys of the captcha', () => {
    const missing = (set: object) => {
      try {
        parseVariables({ SIGNING_KEY, ...set });
        return [];
      } catch (error) {
        return String(error).match(/[A-Z]+_[A-Z_]+/g);
      }
    };
    expect(missing({ PAYMENT_KEY_ID: 'key' })).toEqual(['PAYMENT_KEY_SECRET', 'PAYMENT_WEBHOOK_SECRET']);
    expect(missing({ AD_PIXEL_ID: '1' })).toEqual(['AD_ACCESS_TOKEN']);
    expect(missing({ TURNSTILE_SITE_KEY: 'site' })).toEqual(['TURNSTILE_SECRET_KEY']);
    expect(missing({ TURNSTILE_SECRET_KEY: 'secret' })).toEqual(['TURNSTILE_SITE_KEY']);
    expect(missing({ CMS_TOKEN: 'token', PAYMENT_KEY_SECRET: 'secret', AD_ACCESS_TOKEN: 'token' })).toEqual(
      [],
    );
  });

  test('lists every bad name at once, and no value', () => {
    const parse = () => parseVariables({ SITE_URL: 'secret-looking', PRICE_SHEET_URL: 'neither' });
    expect(parse).toThrow(/SITE_URL[\s\S]*SIGNING_KEY[\s\S]*PRICE_SHEET_URL/);
    expect(parse).not.toThrow(/secret-looking/);
  });
});
