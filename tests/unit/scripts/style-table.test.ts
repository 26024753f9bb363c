import { expect, test } from 'vitest';
import { laterStyles, styleTable } from '../../../scripts/style-table.ts';

const later = (css: string) => laterStyles(styleTable(css));

test('rules of classes and of elements that a page may lack come later', () => {
  const css = '@layer base{h3{margin:0}}@layer components{.a{top:0}.a:has(.b){top:1px}}';
  expect(later(css)).toBe(css);
});

test('the font and the rules that every page carries do not come twice', () => {
  const css =
    '@font-face{font-family:x;src:url(x)}*,:before{top:0}html,body,.a{top:0}:focus-visible{top:1px}.b{top:2px}';
  expect(later(css)).toBe('.a{top:0}.b{top:2px}');
});
