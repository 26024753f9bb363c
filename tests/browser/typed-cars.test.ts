import { afterEach, describe, expect, test } from 'vitest';
import { sentenceText } from '../../src/content/hi/text/assistant-sentence.ts';
import { bookingText } from '../../src/content/text/booking.ts';
import { carSearchText } from '../../src/content/text/car-search.ts';
import { pickerText } from '../../src/content/text/picker.ts';
import { searchText } from '../../src/content/text/search.ts';
import { share } from '../every-case.ts';
import { realCars } from '../real-world/cars.ts';
import { press } from './assistant-walk.ts';
import { hydrated, idleModules } from './journey.ts';
import { testJourney } from './test-journey.ts';

const journey = await testJourney({ keepsPage: true });
afterEach(() => journey.expectQuietConsole());

/** One spelling of each kind: years, old names, makers, wrong letters, filler words, Devanagari. */
const typed = [
  'dzire 2016',
  'swift dzire',
  'vw polo',
  'wagnor',
  'innova cresta',
  'hundai verna',
  'scorpeo n',
  'creta ki gaadi',
  'स्विफ्ट',
  'क्रेटा २०१९',
];
const cars = realCars.found.filter((car) => typed.includes(car.typed));

test('ten spellings are tried', () => expect(cars.length).toBe(10));

describe('a car typed into Book Now', () => {
  test.each(share(cars, 16).map(({ typed: words, first }) => [words, first] as const))(
    '"%s" offers %s first and chooses it at a press',
    async (words, first) => {
      const page = await journey.visit('/');
      await idleModules(page);
      await page.getByRole('button', { name: pickerText.bookNow }).first().click();
      const dialog = page.getByRole('dialog', { name: bookingText.title });
      await hydrated(page, 'booking');
      const field = dialog.getByLabel(carSearchText.which);
      await field.fill(words);
      const found = dialog.getByRole('list', { name: carSearchText.found }).getByRole('button');
      await expect.poll(() => found.first().textContent()).toContain(first);
      expect(await page.evaluate(() => sessionStorage.getItem('selectedVehicle'))).toBeNull();
      await found.first().click();
      await field.waitFor({ state: 'detached' });
      expect(await dialog.textContent()).toContain(first);
      await page.context().close();
    },
  );
});

/** A car that a sentence names is chosen, and one near to its words is offered. */
const sentences = [
  ['my i20 needs ac service', 'i20', 'chosen'],
  ['scorpio n', 'Scorpio N', 'chosen'],
  ['w r', 'Wagon R', 'chosen'],
  ['kreta ka ac', 'Creta', 'chosen'],
  ['swift dzire 2016 ki service', 'Dzire', 'chosen'],
  ['मेरी स्विफ्ट का एसी', 'Swift', 'chosen'],
  ['क्रेटा २०१९', 'Creta', 'chosen'],
  ['wagnor ka ac', 'Wagon R', 'offered'],
  ['skarpio service', 'Scorpio', 'offered'],
  ['innova cresta', 'Innova Crysta', 'offered'],
] as const;

describe('a car in a sentence of the Hindi assistant', () => {
  test.each(share(sentences, 16))('"%s" leads to %s, which is %s', async (sentence, model, way) => {
    const page = await journey.visit('/hi/assistant');
    await hydrated(page, 'assistant');
    const chat = page.locator('.chat-page');
    await chat.getByLabel(sentenceText.label).fill(sentence);
    await press(chat, sentenceText.send);
    const answer = chat.getByRole('button', { name: model, exact: true, pressed: true });
    if (way === 'offered') {
      await chat.getByText(sentenceText.near).waitFor();
      expect(await answer.count()).toBe(0);
      await chat
        .getByRole('button', { name: new RegExp(`${model}$`) })
        .first()
        .click();
    }
    await answer.waitFor();
    await page.context().close();
  });
});

test('without JavaScript the price card leads to the search, which finds a car with a typo', async () => {
  const page = await journey.visit('/car-service-in-jaipur', { javaScriptEnabled: false });
  expect(await page.getByPlaceholder(carSearchText.compact).isVisible()).toBe(false);
  await page.getByRole('main').getByRole('link', { name: carSearchText.search }).click();
  await page.getByRole('searchbox', { name: searchText.label }).fill('wagnor');
  await page.getByRole('main').getByRole('button', { name: searchText.button }).click();
  await page.waitForURL(/[?]q=wagnor/);
  expect(new URL(page.url()).pathname).toBe('/search');
  await page
    .getByRole('main')
    .getByRole('link', { name: /Maruti Wagon R/ })
    .first()
    .click();
  await page
    .getByRole('heading', { name: /Wagon R/ })
    .first()
    .waitFor();
});
