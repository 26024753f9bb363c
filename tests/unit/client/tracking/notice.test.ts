import { afterEach, expect, test, vi } from 'vitest';

afterEach(() => {
  vi.unstubAllGlobals();
  vi.resetModules();
});

const load = () => import('../../../../client/tracking/notice.ts');
const said = (name: 'search' | 'contact') => ({ kind: 'event', name }) as const;

test('what is said before tracking has come is heard when it comes, and everything after it at once', async () => {
  vi.stubGlobal('document', { cookie: '__Host-consent=all' });
  const { notice, hearNotices } = await load();
  const heard: unknown[] = [];
  notice(said('search'));
  hearNotices((what) => heard.push(what));
  notice(said('contact'));
  expect(heard).toEqual([said('search'), said('contact')]);
});

test.each(['', '__Host-consent=none'])('with the cookies %j nothing is kept', async (cookie) => {
  const page = { cookie };
  vi.stubGlobal('document', page);
  const { notice, hearNotices } = await load();
  notice(said('search'));
  page.cookie = '__Host-consent=all';
  const hear = vi.fn();
  hearNotices(hear);
  expect(hear).not.toHaveBeenCalled();
});

test('a fault of whoever listens stays there', async () => {
  vi.stubGlobal('document', { cookie: '__Host-consent=all' });
  const { notice, hearNotices } = await load();
  hearNotices(() => {
    throw new Error('tracking is broken');
  });
  expect(() => notice(said('search'))).not.toThrow();
});
