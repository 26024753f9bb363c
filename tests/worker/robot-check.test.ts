import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import type { StandIn } from '../upstreams/stand-in.ts';
import { startTurnstile, turnstileVariables } from '../upstreams/turnstile.ts';
import { aVisitor, sampleNumber } from './outside.ts';
import { type Site, startSite } from './site.ts';

let provider: StandIn;
let site: Site;
beforeAll(async () => {
  provider = await startTurnstile();
  site = await startSite({ variables: turnstileVariables(provider) });
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

  test.each(['down', 'status_503', 'html'] as const)(
    'takes a lead while the check fails by %s, and marks it as unchecked',
    async (fault) => {
      await provider.fail(fault);
      const number = sampleNumber();
      const body = { ...lead(), mobileNumber: number };
      const answer = await site.post('/api/leads', body, { ...aVisitor(), 'X-Turnstile-Token': 'a-person' });
      expect(answer.status).toBe(201);
      const [row] = await site.rows<{ fields: string }>(
        'SELECT fields FROM records WHERE mobile_number = ?',
        number,
      );
      expect(JSON.parse(row?.fields ?? '{}')).toMatchObject({ suspect: 'unchecked' });
    },
  );

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
