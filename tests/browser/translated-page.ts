import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import { translatePage } from '../real-world/translate.mjs';

/** Playwright's locators and our eyes skip this mark, so a journey finds the same names on a translated page. */
const MARK = '\u200b';

/** Something that changes the texts of a page beside us. */
export interface TextChanger {
  readonly name: string;
  /** Begins before the page loads. */
  readonly before?: (page: Page) => Promise<unknown>;
  /** Begins once the page has loaded. */
  readonly after?: (page: Page) => Promise<unknown>;
  /** Whether each text in sight has the translator's mark in the end. */
  readonly marks: boolean;
}

type Translation = NonNullable<Parameters<typeof translatePage>[0]>;

const inTheBeginning = (name: string, options: Translation): TextChanger => ({
  name,
  before: (page) => page.addInitScript(translatePage, { mark: MARK, ...options }),
  marks: true,
});

const inUse = (name: string, options: Translation): TextChanger => ({
  name,
  after: (page) => page.evaluate(translatePage, { mark: MARK, ...options }),
  marks: true,
});

/** As an extension that looks up words: each text gets a span around it, now and later, and stays the same node. */
function wrapTexts(): void {
  const wrappers = new WeakSet<Node>();
  const wrap = (text: Node) => {
    const parent = text.parentElement;
    if (!parent || wrappers.has(parent) || parent.closest('script, style, svg, option, textarea')) return;
    if (text.textContent?.trim() === '') return;
    const wrapper = document.createElement('span');
    wrappers.add(wrapper);
    text.parentNode?.insertBefore(wrapper, text);
    wrapper.append(text);
  };
  const wrapIn = (root: Node) => {
    const texts: Node[] = root instanceof Text ? [root] : [];
    const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
    while (walker.nextNode()) texts.push(walker.currentNode);
    texts.forEach(wrap);
  };
  const begin = () => {
    wrapIn(document.body);
    new MutationObserver((records) => {
      for (const { addedNodes } of records) addedNodes.forEach(wrapIn);
    }).observe(document.body, { childList: true, subtree: true });
  };
  if (document.readyState === 'loading') document.addEventListener('DOMContentLoaded', begin, { once: true });
  else begin();
}

export const translations: readonly TextChanger[] = [
  inTheBeginning('a translation before the islands hydrate', { when: 'parsed' }),
  inTheBeginning('a translation when the page has loaded', { when: 'load' }),
  inUse('a translation in use', { when: 'now' }),
  inUse('a translation in use, late', { when: 'now', delayMs: 300 }),
];

export const wrappers: readonly TextChanger[] = [
  {
    name: 'an extension that wraps texts before the islands hydrate',
    before: (page) => page.addInitScript(wrapTexts),
    marks: false,
  },
  {
    name: 'an extension that wraps texts in use',
    after: (page) => page.evaluate(wrapTexts),
    marks: false,
  },
];

/** A visitor sees these words and has filled in these fields. Values that differ from visit to visit are left out. */
export interface Sight {
  readonly words: readonly string[];
  readonly fields: readonly string[];
}

export async function sightOf(page: Page): Promise<Sight> {
  // The bar at the bottom shows itself by the place on the page.
  await page.evaluate(() => scrollTo({ top: 0, behavior: 'instant' }));
  const { texts, fields } = await page.evaluate(() => ({
    texts: document.body.innerText.replaceAll('\u200b', ''),
    fields: [...document.querySelectorAll<HTMLInputElement | HTMLSelectElement>('input, select, textarea')]
      .filter((field) => field.checkVisibility())
      .map((field) =>
        field instanceof HTMLInputElement && ['radio', 'checkbox'].includes(field.type)
          ? `${field.name} ${field.value} ${field.checked}`
          : `${field.name} ${field.value}`,
      ),
  }));
  return {
    words: texts.replace(VARYING, '#').split(/\s+/),
    fields: fields.map((field) => field.replace(VARYING, '#')),
  };
}

/** Numbers, codes, times and counts of free places differ from visit to visit. */
const VARYING =
  /\b(?:\d+:\d\d [AP]M|(?<=start code\s+)\d{4}|[6-9]\d{9}|[6-9]\d{4} \d{5}|CAR\d+|PH-\w+|SPIN-\w+|\d+ (?:left|free))\b/g;

/** The texts in sight that the translator has not marked. */
export const unmarkedTexts = (page: Page): Promise<readonly string[]> =>
  page.evaluate(() => {
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    const unmarked: string[] = [];
    while (walker.nextNode()) {
      const { data, parentElement } = walker.currentNode as Text;
      if (data.trim() === '' || data.includes('\u200b')) continue;
      if (
        parentElement?.closest(
          'script, style, noscript, template, textarea, code, svg, .notranslate, [translate=no]',
        )
      )
        continue;
      if (parentElement?.checkVisibility()) unmarked.push(data);
    }
    return unmarked;
  });

/** Waits until a changed page shows what the page shows alone. */
export async function expectSameSight(page: Page, { marks }: TextChanger, alone: Sight): Promise<void> {
  await expect.poll(() => sightOf(page)).toEqual(alone);
  if (marks) await expect.poll(() => unmarkedTexts(page)).toEqual([]);
}
