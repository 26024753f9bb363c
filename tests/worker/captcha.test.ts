import { afterAll, afterEach, describe, expect, test } from 'vitest';
import { dataIn } from '../page-data.ts';
import { onceToken, PERSON_TOKEN, startTurnstile, turnstileVariables } from '../upstreams/turnstile.ts';
import { aVisitor, sampleNumber } from './outside.ts';
import { returnedForm } from './returned-form.ts';
import { startSite } from './site.ts';
import { testSite } from './test-site.ts';

const provider = await startTurnstile();
const site = await testSite({ variables: turnstileVariables(provider) });
afterEach(() => provider.heal());
afterAll(async () => {
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
    expect((await post({ 'X-Turnstile-Token': PERSON_TOKEN })).status).toBe(201);
  });

  test('answers 403 with the phone number to a bot', async () => {
    const answer = await post({ 'X-Turnstile-Token': 'a-program' });
    expect(answer.status).toBe(403);
    expect(await answer.json()).toMatchObject({
      error: { code: 'robot_suspected', phone: expect.any(String) },
    });
  });

  test('answers a bot’s form with its page, which shows the problem and the phone number', async () => {
    const body = { ...lead(), 'cf-turnstile-response': 'a-program' };
    const returned = await returnedForm(await site.postForm('/api/leads', body));
    expect(returned).toMatchObject({ status: 403, page: '/book' });
    expect(returned.html).toMatch(/that you are a person\. .* or call us: \+91/);
  });

  const suspectOf = async (mobileNumber: string): Promise<unknown> => {
    const [row] = await site.rows<{ fields: string }>(
      'SELECT fields FROM records WHERE mobile_number = ?',
      mobileNumber,
    );
    return row && JSON.parse(row.fields).suspect;
  };

  test('accepts a few forms without a token and stores them as unchecked', async () => {
    const one = aVisitor();
    const answers: (string | number)[] = [];
    // More than two minutes' worth, for a new minute may begin meanwhile.
    for (let time = 0; time < 11; time += 1) {
      const body = lead();
      const form = new URLSearchParams(body).toString();
      const headers = { 'Content-Type': 'application/x-www-form-urlencoded', Origin: site.origin, ...one };
      const answer = await site.fetch('/api/leads', { method: 'POST', body: form, headers });
      answers.push(answer.headers.get('Location') ?? answer.status);
      const isTaken = answer.headers.get('Location') === '/thank-you?for=lead';
      expect(await suspectOf(body.mobileNumber)).toBe(isTaken ? 'unchecked' : undefined);
    }
    expect(answers.slice(0, 5)).toEqual(Array(5).fill('/thank-you?for=lead'));
    expect(answers).toContain(403);
    expect((await post({ ...one, 'X-Turnstile-Token': PERSON_TOKEN })).status).toBe(201);
  });

  test('treats a used token like a missing one, so that a repeated form is not refused', async () => {
    const body = lead();
    const token = { 'X-Turnstile-Token': onceToken('shown-twice') };
    const first = await site.post('/api/leads', body, { ...aVisitor(), ...token });
    const again = await site.post('/api/leads', body, { ...aVisitor(), ...token });
    expect([first.status, again.status]).toEqual([201, 201]);
    expect(await site.rows('SELECT id FROM records WHERE mobile_number = ?', body.mobileNumber)).toHaveLength(
      1,
    );
    expect(await suspectOf(body.mobileNumber)).toBeUndefined();
  });

  test('accepts a form without a token from every network, because no sender may use up the fallback of all', async () => {
    const answers: number[] = [];
    for (let time = 0; time < 14; time += 1) answers.push((await post()).status);
    expect(new Set(answers)).toEqual(new Set([201]));
  });

  test.each(['down', 'status_503', 'html'] as const)(
    'takes a lead while the check fails by %s, and marks it as unchecked',
    async (fault) => {
      await provider.fail(fault);
      const body = lead();
      const answer = await site.post('/api/leads', body, {
        ...aVisitor(),
        'X-Turnstile-Token': PERSON_TOKEN,
      });
      expect(answer.status).toBe(201);
      expect(await suspectOf(body.mobileNumber)).toBe('unchecked');
    },
  );

  test('allows the widget in the Content-Security-Policy and puts its key into pages', async () => {
    const page = await site.fetch('/about');
    expect(page.headers.get('Content-Security-Policy')).toContain(
      'frame-src https://challenges.cloudflare.com',
    );
    expect(dataIn(await page.text()).captchaKey).toBe('site-key-of-the-stand-in');
  });
});

test('without its keys the captcha is neither loaded nor verified', async () => {
  const off = await startSite();
  try {
    expect((await off.post('/api/leads', lead(), aVisitor())).status).toBe(201);
    const page = await off.fetch('/about');
    expect(page.headers.get('Content-Security-Policy')).not.toContain('challenges');
    const data = dataIn(await page.text());
    expect(data.brand).toBeDefined();
    expect(data.captchaKey).toBeUndefined();
  } finally {
    await off.stop();
  }
});
