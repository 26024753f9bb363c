import { expect, test } from 'vitest';
import { withoutRepeats } from '../../../../../src/web/document/without-repeats.ts';

test('requests no picture in the head, and keeps other preloads', () => {
  const script = '<link rel="preload" as="script" href="/a.js"';
  expect(withoutRepeats(`<head><link rel="preload" as="image" href="/a.svg"/>${script}/></head>`)).toBe(
    `<head>${script}></head>`,
  );
});

test('leaves out what HTML implies, and nothing else', () => {
  expect(withoutRepeats('<select><option selected="">Maruti</option><option>Kia</option></select>')).toBe(
    '<select><option selected>Maruti<option>Kia</select>',
  );
  expect(withoutRepeats('<button type="submit" name="a">A</button><button type="button">B</button>')).toBe(
    '<button name="a">A</button><button type="button">B</button>',
  );
  expect(withoutRepeats('<input name="a" type="text" value=""/><p title=" type=&quot;text&quot;">')).toBe(
    '<input name="a"><p title=" type=&quot;text&quot;">',
  );
  expect(withoutRepeats('<input type="radio" name="a" value=""/><input type="search" value="b"/>')).toBe(
    '<input type="radio" name="a" value=""><input type="search" value="b">',
  );
  expect(withoutRepeats('<img src="/a.svg" alt=""/><p hidden="" data-a="" title="">a=""</p>')).toBe(
    '<img src="/a.svg" alt><p hidden data-a title="">a=""</p>',
  );
  expect(withoutRepeats('<svg><use href="/icons.svg#x"></use></svg>')).toBe(
    '<svg><use href="/icons.svg#x"/></svg>',
  );
});
