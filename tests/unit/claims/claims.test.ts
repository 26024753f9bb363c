import { describe, expect, test } from 'vitest';
import type { PriceRow } from '../../../src/features/pricing/contract.ts';
import { claimChecker } from '../../claims/check-claims.ts';
import { passagesOf } from '../../claims/page-text.ts';
import { sheetBook } from '../src/web/pages/render-page.ts';

const check = claimChecker(sheetBook);

const rowOf = (slug: string): PriceRow => {
  const row = sheetBook.rowOfCar(slug);
  if (row === undefined) throw new Error(`the sheet has no ${slug}`);
  return row;
};

/** The reasons against the claims of a page that is about a city. */
const reasons = (city: string, html: string, cars: readonly PriceRow[] = []): readonly string[] =>
  check({ city, cars, passages: passagesOf(`<html><body>${html}</body></html>`) }).falseClaims.map(
    ({ reason }) => reason,
  );

describe('a claim that the offer does not have', () => {
  test.each([
    ['mumbai', '<p>Doorstep, workshop or a 90-minute express bay, anywhere in Mumbai.</p>', 'express'],
    ['pune', '<a href="/express"><h3>Express service</h3><p>90 minutes or free</p></a>', 'express'],
    ['delhi', '<li>90 minutes from key drop to key back, or free</li>', 'express'],
    ['mumbai', '<p>Need Car Service? <span>90-min service, free pickup</span></p>', 'express'],
    ['pune', '<p>A new battery, fitted in your parking spot.</p>', 'doorstep'],
    ['jodhpur', '<p>Oil and filter at your door, old oil taken away.</p>', 'doorstep'],
    ['chennai', '<p>Home visits by a mechanic, arranged by phone.</p>', 'doorstep'],
    ['delhi', '<h3>We come, or fetch the car</h3>', 'doorstep'],
    ['udaipur', '<p>Stuck on the road? Jump start, fuel, overheating.</p>', 'emergency'],
    ['hyderabad', '<p>We help at any hour.</p>', 'emergency'],
  ])('in %s: %s', (city, html, service) => {
    expect(reasons(city, html)).toContain(`no ${service} service in ${city}`);
  });

  test('slots of the board outside the city that has it', () => {
    expect(reasons('mumbai', '<h2>Slots today and tomorrow</h2>')).toEqual(['no booking of slots in mumbai']);
  });

  test('engine work for an electric car, on its own page and in its row of the price table', () => {
    const nexon = rowOf('tata-nexon-electric');
    expect(reasons('jaipur', '<p>The basic service: engine oil, oil filter, top-ups.</p>', [nexon])).toEqual([
      'an electric car has no such work',
    ]);
    const table =
      '<h2>All prices, Tata Nexon electric</h2><table><tr><th>Periodic service</th><td>Air filter, brakes</td><td>about 4 hours</td></tr></table>';
    expect(reasons('jaipur', table)).toEqual(['an electric car has no such work']);
  });

  test('a price that the sheet does not have, and the price of another car in a car’s row', () => {
    expect(reasons('mumbai', '<p>From ₹1,234 for any car.</p>')).toEqual(['no such price in mumbai']);
    const row = '<table><tr><th>Basic service</th><td>2 hours</td><td>₹1,799</td><td>Book</td></tr></table>';
    const { basic } = rowOf('maruti-swift-petrol');
    expect(reasons('mumbai', `<h2>All prices, Maruti Swift petrol</h2>${row}`)).toEqual([
      `basic of this car costs ${String(basic)} or ${String((basic ?? 0) + 50_000)} paise`,
    ]);
  });

  test('the price of a visit where nobody visits', () => {
    expect(reasons('jaipur', '<p>Quick vacuum from ₹299.</p>')).toEqual([]);
    expect(reasons('pune', '<p>Quick vacuum from ₹299.</p>')).toEqual(['no such price in pune']);
  });

  test.each([
    [
      '<table><tr><th>Dent and paint, one panel</th><td>1 day</td><td>₹1,999</td><td>Book</td></tr></table>',
      'panel-paint takes 1 to 3 days',
    ],
    ['<p>Painting a panel takes one day.</p>', 'panel-paint takes 1 to 3 days'],
    ['<p>A periodic service takes 90 minutes in Jaipur.</p>', 'periodic takes about 4 hours'],
    ['<p>The AC service takes half a day: six hours.</p>', 'ac takes about 2 hours'],
  ])('a duration: %s', (html, reason) => {
    expect(reasons('jaipur', html)).toContain(reason);
  });

  test('a number of centres that the list of cities does not have', () => {
    expect(reasons('jaipur', '<p>One of our 6 centres in Jaipur.</p>')).toEqual([
      '9 centres, one in each city',
    ]);
  });

  test('in the title, the description, a label and the structured data', () => {
    const html = `<html><head><title>90-minute service</title><meta name="description" content="90 minutes or free"/></head>
      <body><nav aria-label="Express service"></nav><script type="application/ld+json">{"@graph":[{"@type":"FAQPage","mainEntity":[
      {"@type":"Question","name":"How fast?","acceptedAnswer":{"@type":"Answer","text":"In 90 minutes or free."}}]}]}</script></body></html>`;
    const { falseClaims } = check({ city: 'mumbai', cars: [], passages: passagesOf(html) });
    expect(falseClaims.map(({ claim }) => claim.passage.part)).toEqual([
      'title',
      'description',
      'attribute',
      'structured data',
    ]);
  });
});

describe('an honest text', () => {
  test.each([
    ['mumbai', '<p>The 90-minute express bay is in Jaipur.</p>'],
    ['mumbai', '<h2>In Jaipur</h2><p>Doorstep jobs with fixed prices.</p>'],
    ['pune', '<p>Collected at your gate and brought back free.</p>'],
    [
      'udaipur',
      '<details><summary>Is the doorstep AC top-up available in Udaipur?</summary><p>Not yet, that list is served in Jaipur.</p></details>',
    ],
    ['jodhpur', '<p>In Jodhpur what we do not have is a doorstep catalogue; cars are fetched.</p>'],
    ['jaipur', '<p>Doorstep, workshop or a 90-minute express bay.</p>'],
    ['jaipur', '<p>Full panel painting takes 1 to 3 days, a full repaint takes five to seven days.</p>'],
    ['mumbai', '<p>Batteries start at around ₹3,500.</p>'],
    ['mumbai', '<p>The nearest of our nine centres is Pahiya Mumbai.</p>'],
  ])('in %s: %s', (city, html) => {
    expect(reasons(city, html)).toEqual([]);
  });

  test('about an electric car may say that oil is missing', () => {
    expect(reasons('jaipur', '<p>It needs no engine oil.</p>', [rowOf('tata-nexon-electric')])).toEqual([]);
  });
});
