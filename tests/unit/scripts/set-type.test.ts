import { describe, expect, test } from 'vitest';
import type { FontCut } from '../../../scripts/font-outlines.ts';
import { breakLines, setLine, widthOf } from '../../../scripts/set-type.ts';

const cut: FontCut = {
  glyphs: { a: [500, 'M0 0Z'], b: [500, 'M1 1Z'], ' ': [250, ''] },
  kerning: { '-100': 'abba', '50': 'bb' },
};
const style = { cut, size: 100, tracking: 0 };

describe('widthOf', () => {
  test('adds advances, tracking and kerning, scaled to the size', () => {
    expect(widthOf('a', style)).toBe(50);
    expect(widthOf('ab', style)).toBe(90);
    expect(widthOf('bb', style)).toBe(105);
    expect(widthOf('a', { ...style, tracking: -0.02 })).toBe(48);
  });
  test('takes a pair only where a pair begins in the list', () => {
    expect(widthOf('aa', style)).toBe(100);
  });
  test('throws on a character that has no outline', () => {
    expect(() => widthOf('z', style)).toThrow('No outline of "z"');
  });
});

describe('setLine', () => {
  test('places each shape after the one before and draws nothing for a space', () => {
    expect(setLine('a b', style, 10, 20, '#000')).toBe(
      '<g fill="#000" transform="translate(10 20) scale(0.1)"><path transform="translate(0)" d="M0 0Z"/><path transform="translate(750)" d="M1 1Z"/></g>',
    );
  });
});

describe('breakLines', () => {
  test('keeps a text that fits on one line', () => {
    expect(breakLines('aa aa', style, 300)).toEqual(['aa aa']);
  });
  test('makes lines even, so that no word is left alone', () => {
    expect(breakLines('a a a a', style, 220)).toEqual(['a a', 'a a']);
  });
  test('gives a word wider than the column a line of its own', () => {
    expect(breakLines('aaaaaa a', style, 100)).toEqual(['aaaaaa', 'a']);
  });
});
