import fc from 'fast-check';
import { expect, test } from 'vitest';
import { cleanText, cleanTexts } from '../../../../src/values/clean-text.ts';

test.each([
  ['a\u0000b', 'ab'],
  ['\u0007bell\u007f\u0085', 'bell'],
  ['half \ud800 pair', 'half  pair'],
  ['no\ufffe\u{1ffff} character', 'no character'],
  ['two\nlines\tand\r\nmore', 'two\nlines\tand\r\nmore'],
  ['\u202aravi@example.com\u202c\u200b', 'ravi@example.com'],
  ['\ufeffRa\u00advi\u200e', 'Ravi'],
  ['\u200b\u2060', ''],
  ['\u202egnp.exe', 'gnp.exe'],
  ['क्‍ष 👨‍🔧 naïve', 'क्‍ष 👨‍🔧 naïve'],
])('cleanText(%j) is %j', (given, clean) => expect(cleanText(given)).toBe(clean));

test('cleanTexts cleans every text at any depth and changes nothing else', () => {
  const given = { name: 'A\u0000', list: ['\u0001', { deep: 'x\u0002' }], count: 1, none: null, yes: true };
  expect(cleanTexts(given)).toEqual({
    name: 'A',
    list: ['', { deep: 'x' }],
    count: 1,
    none: null,
    yes: true,
  });
});

test('a cleaned body survives JSON and UTF-8 unchanged, for any body', () => {
  fc.assert(
    fc.property(fc.jsonValue(), fc.string({ unit: 'binary' }), (value, text) => {
      const clean = cleanTexts({ value, text });
      const json = JSON.stringify(clean);
      expect(JSON.parse(new TextDecoder().decode(new TextEncoder().encode(json)))).toEqual(JSON.parse(json));
      expect(JSON.stringify(cleanTexts(clean))).toBe(json);
      expect(json).not.toContain('\\u0000');
    }),
  );
});

test('cleanTexts drops what lies too deep, so that no body exhausts the stack', () => {
  const deep: unknown = JSON.parse(`${'['.repeat(50_000)}1${']'.repeat(50_000)}`);
  expect(JSON.stringify(cleanTexts({ a: deep, b: 1 }))).toMatch(/^\{"a":\[+null\]+,"b":1\}$/);
});
