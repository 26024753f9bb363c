import { describe, expect, test } from 'vitest';
import { styleTable } from '../../../../../scripts/style-table.ts';
import { partsIn, pickStyles } from '../../../../../src/web/document/style-picker.ts';

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
});
