import type { Page } from 'playwright-core';

/** A word in Latin letters that a small one follows: names of cars, places and standards have capitals or stand alone. */
const ENGLISH = '[A-Za-z][A-Za-z]+[ ,]+[a-z]{3,}';

/** The texts of a page in English that a visitor sees or hears: words, labels, placeholders and pictures' descriptions. */
export const englishOn = (page: Page): Promise<readonly string[]> =>
  page.evaluate((pattern) => {
    const english = new RegExp(pattern);
    const found: string[] = [];
    const note = (text: string | null) => {
      if (text !== null && english.test(text)) found.push(text.trim());
    };
    note(document.title);
    for (const element of document.querySelectorAll('body *')) {
      if (!element.checkVisibility({ visibilityProperty: true })) continue;
      if (element.closest('[lang=en], [lang=en-IN], script, style')) continue;
      for (const name of ['aria-label', 'placeholder', 'alt', 'title']) note(element.getAttribute(name));
      for (const node of element.childNodes) if (node.nodeType === Node.TEXT_NODE) note(node.textContent);
    }
    return [...new Set(found)];
  }, ENGLISH);

/** The English of a text that leaves the page: a chat message or a calendar entry. */
export const englishIn = (text: string): readonly string[] => text.match(new RegExp(ENGLISH, 'g')) ?? [];

/** The phone numbers of a page that stand on two lines. */
export const brokenNumbers = (page: Page): Promise<readonly string[]> =>
  page.evaluate(() => {
    const found: string[] = [];
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    for (let node = walker.nextNode(); node; node = walker.nextNode()) {
      const { index, 0: number } = /\+91[\s\d]{10,}\d/.exec(node.textContent ?? '') ?? {};
      if (index === undefined || number === undefined) continue;
      const range = document.createRange();
      range.setStart(node, index);
      range.setEnd(node, index + number.length);
      const lines = new Set([...range.getClientRects()].map(({ top }) => Math.round(top)));
      if (lines.size > 1) found.push(node.textContent?.trim() ?? '');
    }
    return found;
  });

export const chatText = (href: string | null): string => new URL(href ?? '').searchParams.get('text') ?? '';

/** The text of the chat link that a record's own link redirects to. */
export async function ownChatText(page: Page, href: string | null): Promise<string> {
  const { href: own } = new URL(href ?? '', page.url());
  const { location } = (await page.request.get(own, { maxRedirects: 0 })).headers();
  return chatText(location ?? null);
}

/** The texts of a calendar file, whose long lines are folded. */
export const calendarTexts = (file: string): readonly string[] =>
  file
    .replace(/\r?\n[ \t]/g, '')
    .split(/\r?\n/)
    .filter((line) => /^(?:SUMMARY|DESCRIPTION|LOCATION)/.test(line))
    .map((line) => line.slice(line.indexOf(':') + 1));

/**
 * Names the lines whose letters a box cuts at the top or the foot: Devanagari stands higher and hangs lower than
 * Latin letters do.
 */
export const clippedLetters = (page: Page): Promise<readonly string[]> =>
  page.evaluate(() => {
    const canvas = document.createElement('canvas').getContext('2d');
    const found: string[] = [];
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    for (let node = walker.nextNode(); node; node = walker.nextNode()) {
      const element = node.parentElement;
      const text = node.textContent?.trim() ?? '';
      if (!canvas || !element || !/[\u0900-\u097f]/.test(text) || element.closest('svg, option')) continue;
      if (!element.checkVisibility({ visibilityProperty: true })) continue;
      const style = getComputedStyle(element);
      canvas.font = `${style.fontWeight} ${style.fontSize} ${style.fontFamily}`;
      const {
        actualBoundingBoxAscent,
        actualBoundingBoxDescent,
        fontBoundingBoxAscent,
        fontBoundingBoxDescent,
      } = canvas.measureText(text);
      const range = document.createRange();
      range.selectNodeContents(node);
      const [line] = range.getClientRects();
      if (!line || line.width < 2) continue;
      // The rectangle of a line holds the ascent and the descent of its font; the ink may be higher or lower.
      const top = line.top + fontBoundingBoxAscent - actualBoundingBoxAscent;
      const lines = [...range.getClientRects()];
      const foot = (lines.at(-1)?.bottom ?? line.bottom) - fontBoundingBoxDescent + actualBoundingBoxDescent;
      for (let box: Element | null = element; box && box !== document.body; box = box.parentElement) {
        const around = getComputedStyle(box);
        if (/auto|scroll/.test(around.overflowY)) break;
        if (!/hidden|clip/.test(around.overflowY)) continue;
        if (/inset\(50%/.test(around.clipPath)) break;
        const { top: upper, bottom: lower } = box.getBoundingClientRect();
        if (top < upper - 1 || foot > lower + 1) found.push(`${box.className}: ${text.slice(0, 40)}`);
      }
    }
    return [...new Set(found)];
  });
