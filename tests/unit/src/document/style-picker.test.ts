import { describe, expect, it } from 'vitest';
import { styleTable } from '../../../../scripts/style-table.ts';
import { classesIn, pickStyles } from '../../../../src/document/style-picker.ts';

const pick = (css: string, html: string): string => pickStyles(styleTable(css), classesIn(html));

describe('the styles of a page', () => {
  it('are the element rules and the rules of its classes', () => {
    const css = 'a{color:red}.btn{color:blue}.btn.wide{width:100%}.chip{color:green}';
    expect(pick(css, '<p class="btn">')).toBe('a{color:red}.btn{color:blue}');
    expect(pick(css, '<p class="btn wide">')).toBe('a{color:red}.btn{color:blue}.btn.wide{width:100%}');
  });

  it('leave out the selectors of a list that cannot match', () => {
    expect(pick('.a,.b,.a .c{color:red}', '<p class="a">')).toBe('.a{color:red}');
  });

  it('do not ask for the classes inside :not() and :is()', () => {
    expect(pick('.a:not(.b){color:red}', '<p class="a">')).toBe('.a:not(.b){color:red}');
  });

  it('share the at-rules in which neighbours stand, and keep their order', () => {
    const css =
      '@layer base,components;@layer components{.a{color:red}@media print{.a{color:#000}}@media print{.b{color:red}}.c{color:red}}';
    expect(pick(css, '<p class="a c">')).toBe(
      '@layer base,components;@layer components{.a{color:red}@media print{.a{color:#000}}.c{color:red}}',
    );
  });

  it('close every at-rule at the end', () => {
    const css = '@layer x{@media print{.a{color:red}}}';
    expect(pick(css, '<p class="a">')).toBe(css);
  });

  it('hold the variables in use, also those that variables use, and no others', () => {
    const css = ':root{--a:1px;--b:var(--a);--c:3px}.x{width:var(--b)}';
    expect(pick(css, '<p class="x">')).toBe(':root{--a:1px;--b:var(--a)}.x{width:var(--b)}');
  });

  it('hold an animation only where a picked rule names it', () => {
    const css = '@keyframes turn{to{rotate:1turn}}.spin{animation:turn 1s}';
    expect(pick(css, '<p class="spin">')).toContain('@keyframes turn');
    expect(pick(css, '<p class="btn">')).toBe('');
  });
});
