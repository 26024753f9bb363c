import type { Page } from 'playwright-core';

/** Names the words that stand on two lines, although each would fit on one line of the screen. */
export const brokenWords = (page: Page): Promise<readonly string[]> =>
  page.evaluate(() => {
    const WORD = /[^\s\u00a0-]{2,}/g;
    const MOST_OF_THE_SCREEN = 0.6;
    const found: string[] = [];
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    for (let node = walker.nextNode(); node; node = walker.nextNode()) {
      const element = node.parentElement;
      if (!element?.checkVisibility({ visibilityProperty: true }) || element.closest('svg, option')) continue;
      for (const { index, 0: word } of (node.textContent ?? '').matchAll(WORD)) {
        const range = document.createRange();
        range.setStart(node, index);
        range.setEnd(node, index + word.length);
        const parts = [...range.getClientRects()].filter(({ width }) => width > 1);
        const lines = new Set(parts.map(({ top }) => Math.round(top)));
        const width = parts.reduce((sum, part) => sum + part.width, 0);
        if (lines.size > 1 && width < MOST_OF_THE_SCREEN * innerWidth) found.push(word);
      }
    }
    return [...new Set(found)];
  });

/** Names the buttons and chips whose words touch or cross their edge. */
export const crampedButtons = (page: Page): Promise<readonly string[]> =>
  page.evaluate(() => {
    const LEAST_PX = 2;
    return [...document.querySelectorAll('.btn, .chip')].flatMap((button) => {
      if (!button.checkVisibility({ visibilityProperty: true })) return [];
      const box = button.getBoundingClientRect();
      const walker = document.createTreeWalker(button, NodeFilter.SHOW_TEXT);
      for (let node = walker.nextNode(); node; node = walker.nextNode()) {
        const range = document.createRange();
        range.selectNodeContents(node);
        for (const { top, bottom, left, right, width } of range.getClientRects())
          if (
            width > 1 &&
            Math.min(top - box.top, box.bottom - bottom, left - box.left, box.right - right) < LEAST_PX
          )
            return [button.textContent ?? ''];
      }
      return [];
    });
  });
