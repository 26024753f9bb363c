import { afterEach, describe, expect, test, vi } from 'vitest';
import { contentKeys } from '../../../../client/api/content-keys.ts';
import { lastOrderKey } from '../../../../client/storage/last-key.ts';
import { stubBrowserStorage } from '../storage/browser-storage.ts';

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
    const keys = contentKeys({ formKey: FORM_KEY });
    expect([keys.of('one'), keys.of('one'), keys.of('two')]).toEqual([FORM_KEY, FORM_KEY, `${FORM_KEY}-2`]);
  });

  test('are new for the same content once renewed', () => {
    const keys = contentKeys();
    const first = keys.of('one');
    keys.renew();
    expect(keys.of('one')).not.toBe(first);
  });

  describe('with a store', () => {
    afterEach(() => {
      vi.useRealTimers();
      vi.unstubAllGlobals();
    });
    const order = { mobileNumber: '9000000001', items: '[]' };
    /** The keys of a page that was just loaded. */
    const loaded = () => contentKeys({ last: lastOrderKey });

    test('stay the same on a page that is loaded again, and differ for other content', () => {
      const { local } = stubBrowserStorage();
      const first = loaded().of(order);
      expect(loaded().of(order)).toBe(first);
      expect([...local.values()].join()).not.toContain(order.mobileNumber);
      const other = loaded().of({ ...order, items: '[1]' });
      expect(other).not.toBe(first);
      expect(loaded().of(order)).not.toBe(first);
    });

    test('are new once renewed, and after an hour', () => {
      stubBrowserStorage();
      const keys = loaded();
      const first = keys.of(order);
      keys.renew();
      const second = loaded().of(order);
      expect(second).not.toBe(first);
      vi.useFakeTimers({ now: Date.now() + 3_600_000 });
      expect(contentKeys({ last: lastOrderKey }).of(order)).not.toBe(second);
    });
  });
});
