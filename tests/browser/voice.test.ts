import { afterEach, describe, expect, test } from 'vitest';
import { hydrated } from './journey.ts';
import { testJourney } from './test-journey.ts';

const journey = await testJourney({ keepsPage: true });
afterEach(() => journey.expectQuietConsole());

/** Installs a stand-in for speech recognition, which answers one transcript or one error. */
function installRecognition({ sentence, error }: { sentence?: string; error?: string }) {
  class Recogniser extends EventTarget {
    lang = '';
    interimResults = false;
    start() {
      Reflect.set(window, 'spokenLanguage', this.lang);
      queueMicrotask(() => {
        if (error !== undefined) {
          this.dispatchEvent(Object.assign(new Event('error'), { error }));
        } else {
          const result = Object.assign([{ transcript: sentence }], { isFinal: true });
          this.dispatchEvent(Object.assign(new Event('result'), { results: [result] }));
        }
        this.dispatchEvent(new Event('end'));
      });
    }
    stop() {}
  }
  Reflect.set(window, 'webkitSpeechRecognition', Recogniser);
  Reflect.set(window, 'SpeechRecognition', undefined);
}

const openSearch = async (recognised: Parameters<typeof installRecognition>[0]) => {
  const page = await journey.visit('/');
  await page.addInitScript(installRecognition, recognised);
  await page.goto(`${journey.site.origin}/voice-search-demo`);
  await hydrated(page, 'voice-search');
  return page;
};

describe('the voice search', () => {
  test('turns a spoken Hindi sentence into the page and the price', async () => {
    const page = await openSearch({ sentence: 'गाड़ी का एसी ठीक करना है जयपुर में' });
    await page.getByText('Hindi (हिन्दी)').click();
    await page.getByRole('button', { name: 'Speak' }).click();
    await page.waitForURL('**/search?q=*');
    const card = page.getByRole('region', { name: /^AC service/ });
    await card.getByText('₹999').waitFor();
    await card.getByRole('link', { name: 'Open this page' }).click();
    await page.waitForURL('**/car-ac-service-in-jaipur');
  });

  test('shows help when the browser refuses the microphone', async () => {
    const page = await openSearch({ error: 'not-allowed' });
    await page.getByRole('button', { name: 'Speak' }).click();
    await page.getByText('The microphone is not allowed.').waitFor();
  });

  test('accepts a typed sentence without speech recognition and without JavaScript', async () => {
    const page = await journey.visit('/voice-search-demo', { javaScriptEnabled: false });
    expect(await page.getByRole('button', { name: 'Speak' }).count()).toBe(0);
    await page.getByLabel('What does your car need?').fill('swift petrol service in pune');
    await page.getByRole('main').getByRole('button', { name: 'Search' }).click();
    await page.getByRole('heading', { name: /in Pune$/ }).waitFor();
    await page.getByText('Maruti Swift (Petrol)').first().waitFor();
  });
});
