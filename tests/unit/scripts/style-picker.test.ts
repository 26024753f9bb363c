import { describe, expect, test } from 'vitest';
import { HINDI_PART, partsIn, pickStyles } from '../../../scripts/style-picker.ts';
import { styleTable } from '../../../scripts/style-table.ts';

const pick = (css: string, html: string) => pickStyles(styleTable(css), partsIn(html));

describe('pickStyles', () => {
  test('keeps the rules whose classes and elements all occur', () => {
    const css = 'h1{color:red}.a{color:blue}.b{color:green}.a .b{margin:0}.a.c{margin:1px}';
    expect(pick(css, '<h1 class="a">')).toBe('h1{color:red}.a{color:blue}');
    expect(pick(css, '<p class="x a"><i class="b">')).toBe('.a{color:blue}.b{color:green}.a .b{margin:0}');
  });

  test('keeps of a list only the selectors that can match', () => {
    expect(pick('.a,.b,p{color:red}', '<p class="b">')).toBe('.b,p{color:red}');
  });

  test('does not require parts that a selector only excludes', () => {
    expect(pick('.a:not(.b):nth-child(2n+1){top:0}', '<p class="a">')).toBe(
      '.a:not(.b):nth-child(2n+1){top:0}',
    );
  });

  test('requires one complete alternative of a choice, and the parts inside :has()', () => {
    const css = '.a:is(.b,.c){left:0}:is(.a h3,.d) b{top:0}';
    expect(pick(css, '<p class="a">')).toBe('');
    expect(pick(css, '<p class="a"><p class="c"><b>')).toBe('.a:is(.b,.c){left:0}');
    expect(pick(css, '<p class="d"><b>')).toBe(':is(.a h3,.d) b{top:0}');
    expect(pick('.a:has(>.b:checked,.c){top:0}', '<p class="a c">')).toBe('.a:has(>.b:checked,.c){top:0}');
  });

  test('requires no state, attribute or pseudo-element', () => {
    const css = '.a:focus-visible::before,[aria-busy] .a,.a [data-x=y]::details-content,*,:root{top:0}';
    expect(pick(css, '<p class="a">')).toBe(css);
  });

  test('keeps rules for Hindi, and the font that they name, for a Hindi document only', () => {
    const css =
      '@font-face{font-family:"Latin";src:url(l)}@font-face{font-family:"Nagari";src:url(n)}body{font-family:"Latin"}body:lang(hi){font-family:"Latin","Nagari"}.a:lang(hi){top:0}';
    const english = '<html lang="en-IN"><body><a lang="hi" class="a">';
    const hindi = (html: string) => pickStyles(styleTable(css), partsIn(html).add(HINDI_PART));
    expect(pick(css, english)).toBe('@font-face{font-family:"Latin";src:url(l)}body{font-family:"Latin"}');
    expect(hindi('<html><body><a class="a">')).toBe(css);
    expect(hindi('<html><body>')).toBe(css.replace('.a:lang(hi){top:0}', ''));
  });

  test('keeps neighbours of one at-rule together and drops empty at-rules', () => {
    const css = '@media (width>=48em){.a{top:0}.b{top:1px}.c{top:2px}}@media print{.c{top:3px}}';
    expect(pick(css, '<p class="a b">')).toBe('@media (width>=48em){.a{top:0}.b{top:1px}}');
  });

  test('keeps variables that are used, also through another variable, and keyframes by name', () => {
    const css =
      ':root{--a:1px;--b:var(--a);--c:2px}.x{top:var(--b);animation:turn 1s}@keyframes turn{to{top:0}}@keyframes other{to{top:1px}}';
    const styles = pick(css, '<p class="x">');
    expect(styles).toContain('--a:1px');
    expect(styles).not.toContain('--c');
    expect(styles).toContain('@keyframes turn');
    expect(styles).not.toContain('other');
  });

  test('leaves out what hovering, pressing and printing change where asked to', () => {
    const css =
      '.a:hover,.a:focus-visible{top:0}.a:active{top:1px}.a:checked{top:2px}@media print{.a{top:3px}}';
    const table = styleTable(css);
    expect(pickStyles(table, new Set(['.a']), { withStates: false })).toBe('.a:checked{top:2px}');
    expect(pickStyles(table, new Set(['.a']))).toBe(css);
  });

  test('leaves out disabled controls where asked to, unless the markup has one', () => {
    const css = '.a:disabled{top:0}.a:enabled:not(:disabled){top:1px}';
    const first = (html: string) => pickStyles(styleTable(css), partsIn(html), { withStates: false });
    expect(first('<button class="a">')).toBe('.a:enabled:not(:disabled){top:1px}');
    expect(first('<button class="a" disabled>')).toBe(css);
  });

  test('leaves out the mark of the present page and layouts for large text where asked to', () => {
    const css =
      '.a[aria-current]{color:red}.a[aria-current] .b{top:0}@container (width<=15rem){.a{top:1px}}.b:focus{top:2px}.b:not(:focus){top:3px}';
    const first = pickStyles(styleTable(css), new Set(['.a', '.b']), { withStates: false });
    expect(first).toBe('.a[aria-current] .b{top:0}.b:not(:focus){top:3px}');
  });

  test('leaves out marks that stand out of the flow where asked to', () => {
    const css =
      '.a:before{content:"";position:absolute}.b .a:before{width:1px}.a:after{content:"x";color:red}';
    const first = pickStyles(styleTable(css), new Set(['.a', '.b']), { withStates: false });
    expect(first).toBe('.a:after{content:"x";color:red}');
  });

  test('leaves out declarations that no first paint shows where asked to', () => {
    const css =
      '.a{cursor:pointer;top:0;transition:top 1s}.b{left:0;touch-action:manipulation;text-wrap:pretty}.a .b{cursor:pointer}.b{scroll-margin-top:1px;scroll-padding-block:2px 3px;scroll-padding-inline:4px}@media (width>=48em){.a{scroll-behavior:smooth}}';
    const first = pickStyles(styleTable(css), new Set(['.a', '.b']), { withStates: false });
    expect(first).toBe('.a{top:0}.b{left:0}.b{scroll-padding-inline:4px}');
  });
});
