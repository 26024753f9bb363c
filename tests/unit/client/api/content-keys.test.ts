import { describe, expect, test } from 'vitest';
import { contentKeys } from '../../../../client/api/content-keys.ts';

const FORM_KEY = 't5x0a1b0123456789abcde';

describe('the idempotency keys of a form', () => {
  test('stay the same for a repeat and differ for other content, also for the first content again', () => {
    const keys = contentKeys();
    const first = keys.of({ mobileNumber: '9000000001' });
    expect(keys.of({ mobileNumber: '9000000001' })).toBe(first);
    const second = keys.of({ mobileNumber: '9000000002' });
    expect(second).not.toBe(first);
    expect(keys.of({ mobileNumber: '9000000001' })).not.toBe(first);
  });

  test('begin with the key of the page, whose time the spam check reads', () => {
    const keys = contentKeys(FORM_KEY);
    expect([keys.of('one'), keys.of('one'), keys.of('two')]).toEqual([FORM_KEY, FORM_KEY, `${FORM_KEY}-2`]);
  });

  test('are new for the same content once renewed', () => {
    const keys = contentKeys();
    const first = keys.of('one');
    keys.renew();
    expect(keys.of('one')).not.toBe(first);
  });
});
