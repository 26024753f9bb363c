import type { Page } from 'playwright-core';

/**
 * Names the words of a page that leave the screen, are cut off, or lie on other words or controls. It also names each
 * open dialog or menu that is too wide. Words for screen readers and in a part that scrolls sideways do not count.
 */
export const layoutProblems = (page: Page): Promise<readonly string[]> =>
  page.evaluate(() => {
    interface Box {
      readonly text: string;
      readonly element: Element;
      readonly layer: Element | undefined;
      readonly rect: DOMRect;
      readonly seen: DOMRect;
    }
    const MOST_TEXT = 40;
    for (const part of document.querySelectorAll<HTMLElement>('.section'))
      part.style.contentVisibility = 'visible';

    const ancestors = (element: Element): Element[] => {
      const found: Element[] = [];
      for (let at: Element | null = element; at; at = at.parentElement) found.push(at);
      return found;
    };
    const isSeen = (element: Element): boolean =>
      element.checkVisibility({ visibilityProperty: true, opacityProperty: true }) &&
      !ancestors(element).some((each) => /^inset\(50%/.test(getComputedStyle(each).clipPath));
    const layerOf = (element: Element): Element | undefined =>
      ancestors(element).find((each) => /fixed|sticky|absolute/.test(getComputedStyle(each).position));
    /** The part of a rectangle that no scrolling or clipping box hides. */
    const seenPart = (element: Element, rect: DOMRect): DOMRect => {
      let { left, right, top, bottom } = rect;
      for (const each of ancestors(element)) {
        if (each === document.documentElement || getComputedStyle(each).overflowX === 'visible') continue;
        const around = each.getBoundingClientRect();
        left = Math.max(left, around.left);
        right = Math.min(right, around.right);
        top = Math.max(top, around.top);
        bottom = Math.min(bottom, around.bottom);
      }
      return new DOMRect(left, top, Math.max(0, right - left), Math.max(0, bottom - top));
    };
    const boxOf = (element: Element, rect: DOMRect, text: string): Box => ({
      text: text.trim().replace(/\s+/g, ' ').slice(0, MOST_TEXT),
      element,
      layer: layerOf(element),
      rect,
      seen: seenPart(element, rect),
    });

    const words: Box[] = [];
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    for (let node = walker.nextNode(); node; node = walker.nextNode()) {
      const element = node.parentElement;
      if (!element || !node.textContent?.trim() || !isSeen(element)) continue;
      const range = document.createRange();
      range.selectNodeContents(node);
      for (const rect of range.getClientRects())
        if (rect.width > 1) words.push(boxOf(element, rect, node.textContent));
    }
    const controls = [...document.querySelectorAll('button, .btn, input, select, textarea')]
      .filter(isSeen)
      .map((element) =>
        boxOf(element, element.getBoundingClientRect(), element.ariaLabel ?? element.textContent ?? ''),
      );

    const edges = (box: Box): string | undefined => {
      for (const each of ancestors(box.element)) {
        const style = getComputedStyle(each);
        if (/auto|scroll/.test(style.overflowX) && each !== document.documentElement) return undefined;
        if (style.textOverflow === 'ellipsis') return undefined;
        if (!/hidden|clip/.test(style.overflowX)) continue;
        const around = each.getBoundingClientRect();
        if (box.rect.right > around.right + 2 || box.rect.left < around.left - 2)
          return `"${box.text}" is cut off`;
      }
      return box.rect.right > innerWidth + 1 || box.rect.left < -1
        ? `"${box.text}" leaves the screen`
        : undefined;
    };
    const overlap = (one: Box, other: Box): boolean => {
      const [a, b] = [one.seen, other.seen];
      const wide = Math.min(a.right, b.right) - Math.max(a.left, b.left);
      const high = Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top);
      return wide > 3 && high > 0.4 * Math.min(one.rect.height, other.rect.height);
    };
    const collide = (one: Box, other: Box): boolean =>
      one.layer === other.layer &&
      !one.element.contains(other.element) &&
      !other.element.contains(one.element) &&
      overlap(one, other);

    const found = [...words, ...controls].flatMap((box) => edges(box) ?? []);
    for (const sheet of document.querySelectorAll('dialog[open], :popover-open'))
      if (sheet.scrollWidth > sheet.clientWidth + 1)
        found.push(`#${sheet.id} is ${sheet.scrollWidth - sheet.clientWidth} px wider than its screen`);
    for (const [index, one] of words.entries())
      for (const other of [...words.slice(index + 1), ...controls])
        if (collide(one, other)) found.push(`"${one.text}" lies on "${other.text}"`);
    return [...new Set(found)];
  });

/** The share of the screen's height that no bar takes, at the middle of the page. */
export const shareForContent = (page: Page): Promise<number> =>
  page.evaluate(() => {
    document.documentElement.style.scrollBehavior = 'auto';
    scrollTo(0, document.documentElement.scrollHeight / 2);
    const bars = [...document.querySelectorAll('body *')].filter(
      (element) =>
        /fixed|sticky/.test(getComputedStyle(element).position) &&
        element.checkVisibility({ visibilityProperty: true }) &&
        element.getBoundingClientRect().width > innerWidth / 2,
    );
    const rows = Array.from({ length: innerHeight }, (_, y) =>
      bars.some((bar) => {
        const { top, bottom } = bar.getBoundingClientRect();
        return top <= y && y < bottom;
      }),
    );
    return rows.filter((isCovered) => !isCovered).length / innerHeight;
  });

/**
 * Gives the focus to each link, button and field in turn, and names those of which a bar covers a part. An open menu is
 * no bar: its visitor opened it, and closes it with Escape.
 */
export const coveredFocus = (page: Page): Promise<readonly string[]> =>
  page.evaluate(() => {
    document.documentElement.style.scrollBehavior = 'auto';
    const isBar = (element: Element): boolean => {
      for (let at: Element | null = element; at; at = at.parentElement)
        if (/fixed|sticky/.test(getComputedStyle(at).position)) return true;
      return false;
    };
    const bars = [...document.querySelectorAll('body *')].filter(
      (element) =>
        /fixed|sticky/.test(getComputedStyle(element).position) &&
        getComputedStyle(element).pointerEvents !== 'none' &&
        element.closest(':popover-open') === null &&
        element.checkVisibility({ visibilityProperty: true }),
    );
    const found: string[] = [];
    for (const element of document.querySelectorAll<HTMLElement>(
      'main a[href], main button, main input, main select, main summary, footer a[href]',
    )) {
      if (!element.checkVisibility({ visibilityProperty: true }) || isBar(element)) continue;
      element.focus();
      if (document.activeElement !== element) continue;
      const { top, bottom, left, right, height } = element.getBoundingClientRect();
      const covering = bars.find((bar) => {
        const over = bar.getBoundingClientRect();
        const covers =
          over.bottom > top + 1 && over.top < bottom - 1 && over.right > left && over.left < right;
        return covers && getComputedStyle(bar).visibility === 'visible';
      });
      if (covering && height < innerHeight / 3)
        found.push(`${covering.className} covers "${element.textContent?.trim().slice(0, 40)}"`);
    }
    return [...new Set(found)];
  });

/**
 * Scrolls to the end screen by screen, as a reader does. A jump there on a busy machine moves the footer, while the parts
 * above it get their sizes.
 */
export async function readToTheEnd(page: Page): Promise<void> {
  const height = await page.evaluate(() => document.body.scrollHeight);
  for (let y = 0; y <= height; y += 600) await page.mouse.wheel(0, 600);
  await page.waitForLoadState('networkidle');
}
