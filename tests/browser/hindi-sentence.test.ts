import type { Locator } from 'playwright-core';
import { afterEach, describe, expect, test } from 'vitest';
import { assistantChoices, assistantSays, assistantText } from '../../src/content/hi/text/assistant.ts';
import { sentenceText } from '../../src/content/hi/text/assistant-sentence.ts';
import { addDays, indiaDate } from '../../src/values/india-time.ts';
import { press } from './assistant-walk.ts';
import { englishOn } from './hindi-walk.ts';
import { hydrated, type Journey } from './journey.ts';
import { testJourney } from './test-journey.ts';

const journey = await testJourney({ keepsPage: true });
afterEach(() => journey.expectQuietConsole());

async function openChat(options: Parameters<Journey['visit']>[1] = {}) {
  const page = await journey.visit('/hi/assistant', { ...options });
  await hydrated(page, 'assistant');
  return { page, chat: page.locator('.chat-page') };
}

async function say(chat: Locator, sentence: string): Promise<void> {
  await chat.getByLabel(sentenceText.label).fill(sentence);
  await press(chat, sentenceText.send);
}

async function write(chat: Locator, label: string, text: string): Promise<void> {
  await chat.getByRole('log').getByLabel(label).fill(text);
  await press(chat, assistantText.send);
}

describe('a sentence typed into the Hindi assistant', () => {
  test('answers seven questions at once, and the chat goes on to a confirmed slot', async () => {
    const { page, chat } = await openChat();
    await say(chat, 'kal subah swift petrol ki service, mansarovar, main khud le aaunga');
    await write(chat, assistantText.fields.mobile, '९०००००११३१');
    await write(chat, assistantText.fields.name, 'क्षितिज शर्मा');
    await chat.getByText(assistantSays.summary).waitFor();
    expect(await englishOn(page)).toEqual([]);
    await press(chat, assistantChoices['+confirm'] ?? '');
    await chat
      .getByText(/CAR\d+/)
      .first()
      .waitFor();
    const [booking] = await journey.site.rows<{ status: string; fields: string }>(
      "SELECT status, fields FROM records WHERE mobile_number = '9000001131'",
    );
    expect(booking?.status).toBe('completed');
    expect(JSON.parse(booking?.fields ?? '{}')).toMatchObject({
      manufacturer: 'Maruti',
      model: 'Swift',
      fuelType: 'Petrol',
      area: 'mansarovar',
      serviceType: 'express',
      servicePreference: 'walk_in',
      date: addDays(indiaDate(new Date()), 1),
      timeSlot: '9-11',
      language: 'hi',
    });
    await page.context().close();
  });

  test('leaves the question open that it does not answer, and takes the next sentence there', async () => {
    const { page, chat } = await openChat();
    await say(chat, 'स्विफ्ट का एसी ठंडा नहीं करता');
    await chat.getByRole('button', { name: 'पेट्रोल' }).waitFor();
    await say(chat, 'कल शाम को');
    await chat.getByText(sentenceText.understood).waitFor();
    await say(chat, 'बैटरी');
    await chat.getByText(sentenceText.notHere).waitFor();
    expect(await englishOn(page)).toEqual([]);
    await page.context().close();
  });

  test('asks for other words where it says nothing, and offers the buttons where the server cannot be reached', async () => {
    const { page, chat } = await openChat({ expectedErrors: [/assistant\/sentence/] });
    await say(chat, 'नमस्ते');
    await chat.getByText(sentenceText.problems.nothing).waitFor();
    await page.context().route('**/api/assistant/sentence', (route) => route.abort());
    await say(chat, 'स्विफ्ट');
    await chat.getByText(sentenceText.problems.failed).waitFor();
    await press(chat, 'Maruti');
    await chat.getByRole('button', { name: 'Swift', exact: true }).waitFor();
    await page.context().close();
  });
});

test('the English assistant has no such field', async () => {
  const page = await journey.visit('/assistant');
  await hydrated(page, 'assistant');
  await page.getByRole('button', { name: 'Maruti', exact: true }).waitFor();
  expect(await page.locator('.chat-page input').count()).toBe(0);
});
