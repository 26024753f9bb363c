import { afterEach, expect, test } from 'vitest';
import { axeFindings } from './axe.ts';
import { pickupJourney, type Step, secondsOf, slotJourney, type Visitor, visitorOn } from './journey-walk.ts';
import { testJourney } from './test-journey.ts';

const journey = await testJourney();
afterEach(() => journey.expectQuietConsole());

const MOST_TAPS = 8;

const walk = async (path: string, number: string, steps: readonly Step[]): Promise<Visitor> => {
  const page = await journey.visit(path, { viewport: { width: 360, height: 640 } });
  const visitor = visitorOn(page, number);
  for (const step of steps) {
    await step.walk(visitor);
    // The dialog names the car once, whichever part of the page did.
    if (step.name === 'number') expect(await visitor.dialog.locator('.sum').count()).toBe(1);
  }
  expect(await axeFindings(page)).toEqual([]);
  expect(visitor.taps).toBeLessThanOrEqual(MOST_TAPS);
  expect(secondsOf(visitor)).toBeLessThan(60);
  return visitor;
};

const fieldsOf = async (number: string, kind: string) => {
  const [record] = await journey.site.rows<{ status: string; fields: string }>(
    'SELECT status, fields FROM records WHERE mobile_number = ? AND kind = ?',
    number,
    kind,
  );
  return { status: record?.status, ...JSON.parse(record?.fields ?? '{}') };
};

test('home, price, slot, confirmed: on the site, in at most eight taps and 60 s after the price', async () => {
  const visitor = await walk('/', '9000000701', slotJourney);
  expect(visitor.keys).toBe('9000000701'.length);
  expect(new URL(visitor.page.url()).pathname).toBe('/');
  expect(await visitor.panel.getByText(/^Booking CAR\d+$/).count()).toBe(1);
  expect(visitor.messages).toEqual([expect.stringContaining('for my Maruti Baleno petrol')]);
  expect(await fieldsOf('9000000701', 'booking')).toMatchObject({
    status: 'completed',
    model: 'Baleno',
    timeSlot: '15-17',
  });
});

test('a visitor in Hyderabad asks for a pickup by the workshop, in at most eight taps and 60 s after the price', async () => {
  const visitor = await walk('/car-service-in-hyderabad', '9000000702', pickupJourney);
  expect(visitor.keys).toBe('90000007027 Sample Road, Kothaguda'.length);
  expect(await visitor.panel.getByText('30 minutes before').count()).toBe(0);
  expect(visitor.messages).toEqual([expect.stringMatching(/Tata Nexon diesel.* in Hyderabad/)]);
  expect(await fieldsOf('9000000702', 'lead')).toMatchObject({
    carModel: 'Nexon',
    servicePreference: 'pickup',
    address: '7 Sample Road, Kothaguda',
  });
});
