import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { FAULTS, type StandIn, startStandIn } from '../upstreams/stand-in.ts';
import { aVisitor, sampleNumber } from './outside.ts';
import { type Site, startSite } from './site.ts';

const SECRET = 'turnstile-secret-of-the-stand-in';
let provider: StandIn;
let site: Site;
beforeAll(async () => {
  provider = await startStandIn('turnstile', ({ method, path, json }) => {
    if (method !== 'POST' || path !== '/turnstile/v0/siteverify') return undefined;
    const { secret, response } = json as { secret: string; response: string };
    return {
      status: 200,
      json: { success: secret === SECRET && response === 'a-person', 'error-codes': [] },
    };
  });
  site = await startSite({
    variables: {
      TURNSTILE_SITE_KEY: 'site-key-of-the-stand-in',
      TURNSTILE_SECRET_KEY: SECRET,
      TURNSTILE_URL: provider.url,
    },
  });
});
afterEach(() => provider.heal());
afterAll(async () => {
  await site.stop();
  await provider.close();
});

let sent = 0;
const lead = () => {
  sent += 1;
  return { mobileNumber: sampleNumber(), idempotencyKey: `robot-check-${sent}`, source: 'website' };
};
const post = (headers: Readonly<Record<string, string>> = {}) =>
  site.post('/api/leads', lead(), { ...aVisitor(), ...headers });

describe('with both keys set', () => {
  test('POST /api/leads answers 201 to a person', async () => {
    expect((await post({ 'X-Turnstile-Token': 'a-person' })).status).toBe(201);
  });

  test.each([{}, { 'X-Turnstile-Token': 'a-program' }])(
    'answers 403 with the phone number to %j',
    async (headers) => {
      const answer = await post(headers);
      expect(answer.status).toBe(403);
      expect(await answer.json()).toMatchObject({ error: { code: 'forbidden', phone: expect.any(String) } });
    },
  );

  test('leads a form without a token back to its page, which says why', async () => {
    const answer = await site.postForm('/api/leads', lead());
    expect([answer.status, answer.headers.get('Location')]).toEqual([303, '/book?problem=robot_suspected']);
    expect(await (await site.fetch('/book?problem=robot_suspected')).text()).toContain(
      'that you are a person',
    );
  });

  test.each(
    FAULTS.filter((fault) => fault !== 'slow_and_committed' && fault !== 'hanging' && fault !== 'duplicated'),
  )('lets people through while the check fails by %s', async (fault) => {
    await provider.fail(fault);
    expect((await post({ 'X-Turnstile-Token': 'a-person' })).status).toBe(201);
  });

  test('opens the policy of pages to the widget, and tells them its key', async () => {
    const page = await site.fetch('/about');
    expect(page.headers.get('Content-Security-Policy')).toContain(
      'frame-src https://challenges.cloudflare.com',
    );
    expect(await page.text()).toContain('data-robot-check="site-key-of-the-stand-in"');
  });
});

test('without its keys nothing is asked and nothing is loaded', async () => {
  const off = await startSite();
  try {
    expect((await off.post('/api/leads', lead(), aVisitor())).status).toBe(201);
    const page = await off.fetch('/about');
    expect(page.headers.get('Content-Security-Policy')).not.toContain('challenges');
    expect(await page.text()).not.toContain('data-robot-check');
  } finally {
    await off.stop();
  }
});
