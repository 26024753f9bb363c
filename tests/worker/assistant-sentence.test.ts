import { describe, expect, test } from 'vitest';
import { addDays, indiaDate } from '../../src/values/india-time.ts';
import { enoughOfTheMinute } from '../enough-of-the-minute.ts';
import { aVisitor } from './outside.ts';
import { testSite } from './test-site.ts';

const site = await testSite();

const say = (sentence: unknown, headers: Readonly<Record<string, string>> = aVisitor()) =>
  site.post('/hi/api/assistant/sentence', { sentence }, headers);

const tomorrow = () => ({ choice: 'tomorrow', text: addDays(indiaDate(new Date()), 1) });

describe('POST /hi/api/assistant/sentence', () => {
  test.each([
    'कल सुबह स्विफ्ट पेट्रोल की सर्विस',
    'kal subah swift petrol ki service',
    'swift petrol service tomorrow morning',
  ])('answers the car, the service, the day and the slot of "%s"', async (sentence) => {
    const answer = await say(sentence);
    expect(answer.status).toBe(200);
    expect(answer.headers.get('Cache-Control')).toBe('no-store');
    expect(await answer.json()).toEqual({
      answers: {
        manufacturer: { choice: 'Maruti' },
        model: { choice: 'Swift' },
        fuelType: { choice: 'Petrol' },
        serviceType: { choice: 'express' },
        date: tomorrow(),
        timeSlot: { choice: '9-11' },
      },
    });
  });

  test('answers no question where it finds nothing, and names a service that the chat does not book', async () => {
    expect(await (await say('नमस्ते')).json()).toEqual({ answers: {} });
    expect(await (await say('बैटरी बदलनी है')).json()).toEqual({ answers: {}, otherService: 'battery' });
  });

  test('answers 400 for a sentence that is empty, too long or no text', async () => {
    for (const sentence of ['', ' ', 'a'.repeat(201), 7, undefined])
      expect((await say(sentence)).status).toBe(400);
  });

  test('refuses another site’s origin with 403', async () => {
    const answer = await say('swift', {
      ...aVisitor(),
      Origin: 'https://elsewhere.example',
    });
    expect(answer.status).toBe(403);
  });

  test('creates no record', async () => {
    await say('मेरा नंबर 9000000555, स्विफ्ट');
    expect(await site.rows("SELECT id FROM records WHERE mobile_number = '9000000555'")).toEqual([]);
  });

  test('is limited by address with 429, and leaves the limit of bookings unused', async () => {
    await enoughOfTheMinute(15);
    const visitor = aVisitor();
    const answers = await Promise.all(Array.from({ length: 130 }, () => say('swift', visitor)));
    expect(answers.filter(({ status }) => status === 429).length).toBeGreaterThan(0);
    const lead = { mobileNumber: '9000000556', idempotencyKey: 'after-many-sentences', source: 'website' };
    expect((await site.post('/hi/api/leads', lead, visitor)).status).toBeLessThan(300);
  });
});
