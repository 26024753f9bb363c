import { describe, expect, it } from 'vitest';
import { writeOutConstants } from '../../../scripts/constant-tokens.ts';

describe('tokens that never change', () => {
  it('are written out where they are used, also through each other', () => {
    const css = ':root{--step:4px;--gap:calc(2*var(--step))}.a{gap:var(--gap);padding:0 var(--step)}';
    expect(writeOutConstants(css)).toBe(':root{}.a{gap:calc(2*4px);padding:0 4px}');
  });

  it('stay variables when a media query changes them', () => {
    const css = ':root{--ink:#111}@media print{:root{--ink:#000}}.a{color:var(--ink)}';
    expect(writeOutConstants(css)).toBe(css);
  });

  it('stay variables when they are long and shared, and are written out when used once', () => {
    const long = 'url("data:image/svg+xml,an-arch-that-takes-many-characters")';
    const shared = `:root{--arch:${long}}.a{mask:var(--arch)}.b{mask:var(--arch)}`;
    expect(writeOutConstants(shared)).toBe(shared);
    expect(writeOutConstants(`:root{--arch:${long}}.a{mask:var(--arch)}`)).toBe(`:root{}.a{mask:${long}}`);
  });
});

it('Blanks after commas and names of older browsers are left out', () => {
  const css = '.a{font:400 1rem / 1.5 a, b;-webkit-text-decoration-color:red;text-decoration-color:red}';
  expect(writeOutConstants(css)).toBe('.a{font:400 1rem/1.5 a,b;text-decoration-color:red}');
});

it('A declaration that minifiers repeated is kept once, and a fallback before it stays', () => {
  const css = '.a{color:red;-webkit-mask:x;-webkit-mask:x;-webkit-mask:x;mask:x;width:1px;width:2px}';
  expect(writeOutConstants(css)).toBe('.a{color:red;-webkit-mask:x;mask:x;width:1px;width:2px}');
});
