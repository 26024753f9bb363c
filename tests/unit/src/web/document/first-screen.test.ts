import { describe, expect, test } from 'vitest';
import { endOfFirstScreen, shownFirst, styleLink } from '../../../../../src/web/document/first-screen.ts';

const SECTION = '<section class="section sand">';
const FOOTER = '<footer class="foot">';
const long = (letter: string) => letter.repeat(2150);
const firstScreenOf = (html: string) => html.slice(0, endOfFirstScreen(html));

describe('endOfFirstScreen', () => {
  test('lies inside the first section below a first screen', () => {
    const html = `<body><main>${long('a')}${SECTION}b${SECTION}c</main>${FOOTER}`;
    expect(firstScreenOf(html)).toBe(`<body><main>${long('a')}${SECTION}`);
  });

  test('passes a section that begins on the first screen', () => {
    const html = `<body><main>a${SECTION}${long('b')}${SECTION}c</main>${FOOTER}`;
    expect(firstScreenOf(html)).toBe(`<body><main>a${SECTION}${long('b')}${SECTION}`);
  });

  test('lies inside the footer of a short page, and of a page without sections', () => {
    expect(firstScreenOf(`<body><main>a</main>${FOOTER}b`)).toBe(`<body><main>a</main>${FOOTER}`);
    expect(firstScreenOf(`<body><main>${long('a')}</main>${FOOTER}b`)).toBe(
      `<body><main>${long('a')}</main>${FOOTER}`,
    );
  });

  test('lies inside a footer that begins where a first screen ends', () => {
    const html = `<body><main>${'a'.repeat(2150 - '<main></main>'.length - 4)}</main>${FOOTER}b`;
    expect(firstScreenOf(html).endsWith(FOOTER)).toBe(true);
  });

  test('lies inside the second job of the doorstep catalogue', () => {
    const html = `<body><main>${long('a')}<article class="ds">b</article><article class="ds">c</article>`;
    expect(firstScreenOf(html).endsWith('b</article><article class="ds">')).toBe(true);
  });

  test.each([
    ['the drawing under the top of a landing page', '<div class="scene">'],
    ['the small jobs of the app home', '<div class="app-wide">'],
    ['a heading of a long post', '\n<h2 id="the-cost">'],
    ['the price of the guided home', '<section class="guided-price" aria-labelledby="a">'],
  ])('lies inside %s', (_, part) => {
    const html = `<body><main>${long('a')}${part}b</div>${SECTION}`;
    expect(firstScreenOf(html)).toBe(`<body><main>${long('a')}${part}`);
  });

  test('does not exist on a page without such parts', () => {
    expect(endOfFirstScreen(`<body><main>${long('a')}</main>`)).toBeUndefined();
    expect(endOfFirstScreen(`<body><main>${long('a')}<h2 id="history">b</h2></main>`)).toBeUndefined();
    expect(endOfFirstScreen(`<body>${SECTION}`)).toBeUndefined();
  });

  test('stays the same in a second search', () => {
    const html = `<body><main>${long('a')}${SECTION}`;
    expect(endOfFirstScreen(html)).toBe(endOfFirstScreen(html));
  });
});

describe('shownFirst', () => {
  test("removes dialogs, the city menu and the phone's part of the menu, and no other form or navigation", () => {
    const html =
      '<dialog id="a"><form class="b"></form></dialog><nav popover="auto"><a></a><div class="phone-only more"><div><i></i></div></div></nav><form id="c" popover="auto"><p></p></form><form><nav></nav></form><i>';
    expect(shownFirst(html)).toBe('<nav popover="auto"><a></a></nav><form><nav></nav></form>');
  });

  test('removes a button for visitors without JavaScript, and keeps their content', () => {
    const html = '<noscript><button>b</button></noscript><noscript><p>c</p></noscript><section class="d">';
    expect(shownFirst(html)).toBe('<noscript><p>c</p></noscript>');
  });

  test('removes the folded lists of cars, and keeps the element that a rule folds', () => {
    const html =
      '<div class="picker folded" id="a"><form><div></div></form></div><div class="picker"><form></form></div><i>';
    expect(shownFirst(html)).toBe(
      '<div class="picker folded" id="a"></div><div class="picker"><form></form></div>',
    );
  });

  test('removes the tag that begins the part below', () => {
    expect(shownFirst('<main>a</main><footer class="foot">')).toBe('<main>a</main>');
  });
});

test('styleLink names the stylesheet', () => {
  expect(styleLink('/assets/x.css')).toBe('<link rel="stylesheet" href="/assets/x.css">');
});
