import { createHash } from 'node:crypto';
import { afterAll, describe, expect, test } from 'vitest';
import { realCities } from '../real-world/cities.ts';
import { aVisitor, CONSENTING, sampleNumber, startOutside } from './outside.ts';
import { placeOf } from './site.ts';
import { testSite } from './test-site.ts';

const outside = await startOutside();
const site = await testSite({ variables: outside.variables });
afterAll(async () => {
  await outside.close();
});

type Cf = Readonly<Record<string, string>>;

/** Without a point, which the edge may lack. */
const NO_POINT = { latitude: null, longitude: null, city: null, region: null, regionCode: null };

const post = (path: string, body: object, cf: Cf, chosen = '') =>
  site.fetch(path, {
    method: 'POST',
    body: JSON.stringify(body),
    headers: {
      'Content-Type': 'application/json',
      Origin: site.origin,
      ...CONSENTING,
      ...aVisitor(),
      Cookie: `${CONSENTING.Cookie}${chosen && `; __Host-city=${chosen}`}`,
    },
    cf: { ...NO_POINT, ...cf },
  });

const sha256 = (text: string): string => createHash('sha256').update(text).digest('hex');

/** The place of an event or a conversion in ads and analytics. */
async function placeSent(eventId: string) {
  const inAds = () => outside.ads.counted().find(({ event_id: id }) => id === eventId);
  const inAnalytics = () =>
    outside.analytics.counted().find(({ properties }) => properties.$insert_id === eventId);
  await expect.poll(() => [inAds(), inAnalytics()].includes(undefined)).toBe(false);
  const properties: Readonly<Record<string, unknown>> = inAnalytics()?.properties ?? {};
  const { city, state, city_is_guess: isGuess } = properties;
  const ad = inAds();
  expect(ad?.custom_data).toMatchObject({ city, ...(isGuess === true && { city_is_guess: true }) });
  return { city, state, isGuess: isGuess ?? false, hash: ad?.user_data.ct };
}

async function pageView(cf: Cf, chosen = '', city?: string) {
  const eventId = crypto.randomUUID();
  const view = { name: 'page_view', eventId, time: Date.now(), url: '/about' };
  const response = await post('/api/events', { events: [view], sessionId: 'a-session', city }, cf, chosen);
  expect(response.status).toBe(202);
  return placeSent(eventId);
}

/** The runtime of the tests carries `request.cf` in a header, which takes no other letters; a unit test has them all. */
const isAscii = (text: string): boolean => /^[ -~]*$/.test(text);

const served = [...realCities.network, ...realCities.rightToday].flatMap(({ cf, city }) =>
  city === null || !isAscii(JSON.stringify(cf)) ? [] : [[JSON.stringify(cf), city, cf] as const],
);

describe('the place of the network', () => {
  test.each(served)(
    '%s shows %s, and ads and analytics know it by this name as a guess, which is no fact about a person',
    async (_, city, cf) => {
      const home = await (await site.fetch('/', { cf: { ...NO_POINT, ...cf }, headers: aVisitor() })).text();
      expect(home).toContain(`Your city: ${city}`);
      expect(await pageView(cf)).toMatchObject({ city, isGuess: true, hash: undefined });
    },
  );

  test.each(served.filter(([, city]) => city !== 'Pune'))(
    '%s is not heard once the visitor has chosen Pune',
    async (_, __, cf) => {
      const chosen = { city: 'Pune', state: 'Maharashtra', isGuess: false, hash: [sha256('pune')] };
      expect(await pageView(cf, 'pune')).toEqual(chosen);
    },
  );

  test("is not heard on a page of its own city, which counts before the visitor's choice", async () => {
    expect(await pageView(placeOf.jaipur, 'pune', 'Mumbai')).toMatchObject({
      city: 'Mumbai',
      isGuess: false,
    });
    expect(await pageView(placeOf.jaipur, '', 'मुंबई')).toMatchObject({ city: 'Mumbai', isGuess: false });
  });
});

describe('the addresses of towns', () => {
  test.each(realCities.addresses.map(({ path, leadsTo }) => [path, leadsTo]))(
    '%s leads to %s',
    async (path, leadsTo) => {
      const response = await site.fetch(path, { headers: aVisitor() });
      expect([response.status, response.headers.get('Location')]).toEqual([301, leadsTo]);
    },
  );
});

interface Answer {
  readonly id: string;
  readonly whatsappUrl: string;
}

const recordOf = async (id: string) => {
  const [row] = await site.rows<{ city: string | null; state: string | null; fields: string }>(
    'SELECT city, state, fields FROM records WHERE id = ?',
    id,
  );
  return { city: row?.city, state: row?.state, fields: JSON.parse(row?.fields ?? '{}') };
};

const lead = (more: object = {}) => ({
  mobileNumber: sampleNumber(),
  idempotencyKey: crypto.randomUUID(),
  ...more,
});

async function leave(more: object, chosen = '', prefix = '') {
  const body = lead(more);
  const { id, whatsappUrl } = (await (
    await post(`${prefix}/api/leads`, body, placeOf.jaipur, chosen)
  ).json()) as Answer;
  const message = new URL(whatsappUrl).searchParams.get('text') ?? '';
  return { message, record: await recordOf(id), sent: await placeSent(body.idempotencyKey), ...body };
}

describe('POST /api/leads of a visitor whose network is in Jaipur', () => {
  test.each([
    ['', 'Pune'],
    ['/hi', 'पुणे'],
  ])('%s with Pune chosen is in Pune everywhere', async (prefix, named) => {
    const { message, record, sent, mobileNumber } = await leave({}, 'pune', prefix);
    expect(message).toContain(named);
    expect(message).not.toMatch(/Jaipur|जयपुर/);
    expect(record).toMatchObject({ city: 'pune', state: 'Maharashtra', fields: { location: 'pune' } });
    expect(sent).toEqual({ city: 'Pune', state: 'Maharashtra', isGuess: false, hash: [sha256('pune')] });
    const inCms = () => outside.cms.documents('mncaptures').find((one) => one.mobileNumber === mobileNumber);
    await expect.poll(inCms).toMatchObject({ location: 'Pune' });
  });

  test('on a page of Mumbai is in Mumbai, with the area of the page', async () => {
    const { message, record, sent } = await leave({ city: 'Mumbai', area: 'Andheri' }, 'pune');
    expect(message).toContain('in Mumbai');
    expect(record).toMatchObject({ city: 'mumbai', fields: { location: 'mumbai', area: 'andheri' } });
    expect(sent).toMatchObject({ city: 'Mumbai', state: 'Maharashtra', isGuess: false });
  });

  test('keeps no area of another city than the chosen one', async () => {
    const { record } = await leave({ location: 'Jaipur', area: 'Malviya Nagar' }, 'pune');
    expect(record.fields.location).toBe('pune');
    expect(record.fields).not.toHaveProperty('area');
  });

  test('writes a said city by its one name', async () => {
    const { record, sent } = await leave({ location: 'गुड़गाँव' });
    expect(record).toMatchObject({ city: 'delhi', fields: { location: 'delhi' } });
    expect(sent).toMatchObject({ city: 'Delhi', isGuess: false });
  });

  test('without any place has none in its record and its message, and a guess in analytics', async () => {
    const { message, record, sent } = await leave({});
    expect(message).not.toContain('Jaipur');
    expect(record).toMatchObject({ city: null, state: null, fields: { networkCity: 'Jaipur' } });
    expect(record.fields).not.toHaveProperty('location');
    expect(sent).toEqual({ city: 'Jaipur', state: 'Rajasthan', isGuess: true, hash: undefined });
  });
});

describe('POST /api/service-requests of a visitor whose network is in Jaipur', () => {
  const request = () => ({
    ...lead(),
    name: 'Sample Customer',
    carModel: 'Maruti Swift',
    preferredDate: new Date(Date.now() + 3 * 86_400_000).toISOString().slice(0, 10),
    serviceType: 2,
    userCity: 'Jaipur',
    userState: 'Rajasthan',
    userLatitude: '26.91',
    userLongitude: '75.79',
    userArea: 'C-Scheme',
    locationSource: 'ip',
  });
  const send = async (more: object, chosen = '') => {
    const body = { ...request(), ...more };
    const { id } = (await (
      await post('/api/service-requests', body, placeOf.jaipur, chosen)
    ).json()) as Answer;
    return { record: await recordOf(id), sent: await placeSent(body.idempotencyKey) };
  };

  test('with Pune chosen has Pune and nothing of Jaipur', async () => {
    const { record, sent } = await send({}, 'pune');
    expect(record).toMatchObject({ city: 'pune', state: 'Maharashtra' });
    for (const field of ['userLatitude', 'userLongitude', 'userArea', 'locationSource'])
      expect(record.fields).not.toHaveProperty(field);
    expect(record.fields).toMatchObject({ userCity: 'Pune', userState: 'Maharashtra', userCountry: 'India' });
    expect(sent).toMatchObject({ city: 'Pune', state: 'Maharashtra', isGuess: false });
  });

  test('without a choice has the place of the network, marked as such', async () => {
    const { record, sent } = await send({});
    expect(record.fields).toMatchObject({ userCity: 'Jaipur', locationSource: 'ip', userLatitude: '26.91' });
    expect(sent).toMatchObject({ city: 'Jaipur', isGuess: true });
  });
});
