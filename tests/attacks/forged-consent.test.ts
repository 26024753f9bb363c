import { afterAll, describe, expect, test } from 'vitest';
import { CONSENT_PROOF_COOKIE } from '../../src/web/api/consent-proof.ts';
import {
  aVisitor,
  CONSENTING,
  consentPairs,
  deliveriesOf,
  everyMinute,
  sampleNumber,
  startOutside,
} from '../worker/outside.ts';
import { testSite } from '../worker/test-site.ts';

const outside = await startOutside();
const site = await testSite({ variables: outside.variables });
afterAll(async () => {
  await outside.close();
});

const DAY_MS = 86_400_000;
const BROWSER = '_fbp=fb.1.1700000000000.1234567890';
const YES = '__Host-consent=all';
const proofOf = async (...given: Parameters<typeof consentPairs>): Promise<string> =>
  (await consentPairs(...given))[1]?.value ?? '';

/** The cookies of senders who wrote them by hand. */
const forgeries = async (): Promise<readonly (readonly [string, string])[]> => {
  const own = await proofOf();
  const [choice, , ...rest] = own.split('.');
  const proofs = [
    ['of another key', await proofOf({ key: 'a-key-that-is-not-the-one-of-the-site-000' })],
    ['of more than a year ago', await proofOf({ at: Date.now() - 366 * DAY_MS })],
    ['with the id of another browser', [choice, crypto.randomUUID(), ...rest].join('.')],
    ['with another time', own.replace(/\.\d{13}\./, `.${Date.now() + DAY_MS}.`)],
    ['without a signature', own.split('.').slice(0, 3).join('.')],
    ['that says all', 'all'],
    ['that is empty', ''],
  ] as const;
  return [
    ['the choice alone', YES],
    ['the proof without the choice', `${CONSENT_PROOF_COOKIE}=${own}`],
    ['the proof beside a no', `__Host-consent=none; ${CONSENT_PROOF_COOKIE}=${own}`],
    ...proofs.map(
      ([what, proof]) => [`a proof ${what}`, `${YES}; ${CONSENT_PROOF_COOKIE}=${proof}`] as const,
    ),
  ];
};

const sendView = (Cookie: string) =>
  site.post(
    '/api/events',
    {
      events: [{ name: 'page_view', eventId: crypto.randomUUID(), time: Date.now(), url: '/' }],
      sessionId: 's',
    },
    { ...CONSENTING, ...aVisitor(), Cookie },
  );
const acceptedOf = async (Cookie: string) => await (await sendView(Cookie)).json();

describe('a consent that the sender wrote', () => {
  test('POST /api/events takes no event, and POST /api/leads leaves nothing for ads and analytics', async () => {
    for (const [what, cookies] of await forgeries()) {
      const Cookie = `${cookies}; ${BROWSER}`;
      expect(await acceptedOf(Cookie), what).toEqual({ accepted: 0 });
      const mobileNumber = sampleNumber();
      const lead = { mobileNumber, idempotencyKey: crypto.randomUUID(), userId: crypto.randomUUID() };
      const answer = await site.post('/api/leads', lead, { ...CONSENTING, ...aVisitor(), Cookie });
      expect(answer.status, what).toBe(201);
      expect(
        (await deliveriesOf(site, mobileNumber)).map(({ target }) => target),
        what,
      ).toEqual(['cms']);
    }
    await everyMinute(site);
    expect([outside.ads.requests, outside.analytics.requests]).toEqual([[], []]);
  });

  test('is taken away by POST /api/events where it is a yes, so that the next page asks again', async () => {
    for (const [what, cookies] of await forgeries()) {
      const taken = (await sendView(cookies)).headers.getSetCookie();
      expect(taken, what).toEqual(
        cookies.includes(YES) ? ['__Host-consent=; Max-Age=0; Path=/; Secure'] : [],
      );
    }
  });
});

describe('the consent of POST /api/consent', () => {
  const consent = (body: string, type: string, headers: Readonly<Record<string, string>> = {}) =>
    site.fetch('/api/consent', {
      method: 'POST',
      body,
      headers: { 'Content-Type': type, Origin: site.origin, ...aVisitor(), ...headers },
    });
  const FORM = 'application/x-www-form-urlencoded';
  const cookiesOf = (answer: Awaited<ReturnType<typeof consent>>): string =>
    answer.headers
      .getSetCookie()
      .map((cookie) => cookie.split(';')[0])
      .join('; ');

  test.each([
    ['a script', '{"choice":"all"}', 'application/json', 200],
    ['a plain form', 'choice=all', FORM, 303],
  ])('given by %s counts', async (_, body, type, status) => {
    const answer = await consent(body, type);
    expect(answer.status).toBe(status);
    expect(await acceptedOf(cookiesOf(answer))).toEqual({ accepted: 1 });
  });

  test('given again keeps its id, and a no takes the proof away', async () => {
    const idOf = (cookies: string) => new RegExp(`${CONSENT_PROOF_COOKIE}=all\\.([^.]+)`).exec(cookies)?.[1];
    const first = cookiesOf(await consent('choice=all', FORM));
    const again = cookiesOf(await consent('choice=all', FORM, { Cookie: first }));
    expect(idOf(again)).toBe(idOf(first));
    const refused = await consent('choice=none', FORM, { Cookie: again });
    expect(refused.headers.getSetCookie()).toContain(`${CONSENT_PROOF_COOKIE}=; Max-Age=0; Path=/; Secure`);
  });
});
