import { expect, test } from 'vitest';
import { classesOnlyIn, laterStyles, styleTable, withLengths } from '../../../scripts/style-table.ts';

const later = (css: string) => laterStyles(styleTable(css));

test('rules of classes and of elements that a page may lack come later', () => {
  const css = '@layer base{h3{margin:0}}@layer components{.a{top:0}.a:has(.b){top:1px}}';
  expect(later(css)).toBe(css);
});

test('the font and the rules that every page carries do not come twice, the font of single elements comes', () => {
  const css =
    '@font-face{font-family:Page;src:url(x)}@font-face{font-family:Link;src:url(y)}*,:before{top:0}html,body,.a{font-family:Page}:focus-visible{top:1px}.b{font-family:Page,Link}';
  expect(later(css)).toBe(
    '@font-face{font-family:Link;src:url(y)}.a{font-family:Page}:focus-visible{top:1px}.b{font-family:Page,Link}',
  );
});

test('a rule without a class comes when no first paint shows it: a state from a script, or the print of a page', () => {
  const css = '[data-picture=failed]{top:0}@media print{body{top:1px}}';
  expect(later(`body{top:2px}${css}`)).toBe(css);
});

test('of the rules that every page carries come the declarations that a first paint leaves out', () => {
  const css = 'html{color:red;scroll-padding-block:1px}@media (width>=48em){html{scroll-behavior:smooth}}';
  expect(later(css)).toBe(css.replace('color:red;', ''));
});

test('rules that need a class of operators only never come', () => {
  const unwanted = classesOnlyIn(['.admin{top:0}.btn .admin-row{top:1px}'], ['.btn{top:2px}']);
  expect([...unwanted]).toEqual(['.admin', '.admin-row']);
  const css = '.btn,.admin .btn{top:0}.admin-row{top:1px}';
  expect(laterStyles(styleTable(css), unwanted)).toBe('.btn{top:0}');
});

test('a length stands in the rules in place of its variable, a colour and a length of two values do not', () => {
  const css =
    ':root{--s:.75rem;--t:1rem;--ink:#000;--two:2rem;--wide:calc(var(--s)*2)}.a{margin:var(--s) var(--t);color:var(--ink);top:var(--two)}@media print{:root{--two:3rem}}.b{left:var(--wide)}';
  const written = laterStyles(withLengths(styleTable(css)));
  expect(written).toBe(
    ':root{--ink:#000;--two:2rem;--wide:calc(.75rem*2)}.a{margin:.75rem 1rem;color:var(--ink);top:var(--two)}@media print{:root{--two:3rem}}.b{left:var(--wide)}',
  );
});
