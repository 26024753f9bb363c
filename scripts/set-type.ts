import type { FontCut } from './font-outlines.ts';

/** Sizes and distances in pixels; `tracking` is added after each character, as a share of the size. */
export interface TypeStyle {
  readonly cut: FontCut;
  readonly size: number;
  readonly tracking: number;
}

const UNITS = 1000;

/** The correction between two characters in thousandths of the size; pairs start at even places of a list. */
function kerningOf(cut: FontCut, left: string, right: string): number {
  if (left === '') return 0;
  for (const [amount, pairs] of Object.entries(cut.kerning)) {
    let at = pairs.indexOf(left + right);
    while (at % 2 === 1) at = pairs.indexOf(left + right, at + 1);
    if (at >= 0) return Number(amount);
  }
  return 0;
}

/** Where each character of a line stands, in thousandths. Throws on a character without an outline. */
function placed(text: string, { cut, tracking }: TypeStyle): { shapes: string[]; width: number } {
  const shapes: string[] = [];
  let pen = 0;
  let before = '';
  for (const character of text) {
    const glyph = cut.glyphs[character];
    if (glyph === undefined) throw new Error(`No outline of "${character}" for "${text}"`);
    const [advance, path] = glyph;
    pen += kerningOf(cut, before, character);
    if (path !== '') shapes.push(`<path transform="translate(${Math.round(pen)})" d="${path}"/>`);
    pen += advance + tracking * UNITS;
    before = character;
  }
  return { shapes, width: pen };
}

/** The width of one line in pixels. */
export const widthOf = (text: string, style: TypeStyle): number =>
  (placed(text, style).width * style.size) / UNITS;

/** One line of text as shapes, its base line starting at (x, y). The colour is CSS. */
export function setLine(text: string, style: TypeStyle, x: number, y: number, colour: string): string {
  const scale = style.size / UNITS;
  return `<g fill="${colour}" transform="translate(${x} ${y}) scale(${scale})">${placed(text, style).shapes.join('')}</g>`;
}

function filledLines(text: string, style: TypeStyle, width: number): string[] {
  const lines: string[] = [];
  for (const word of text.split(' ')) {
    const last = lines.at(-1);
    const longer = `${last} ${word}`;
    if (last !== undefined && widthOf(longer, style) <= width) lines[lines.length - 1] = longer;
    else lines.push(word);
  }
  return lines;
}

/**
 * Breaks a text at spaces into as few lines as `width` pixels allow, then makes them as even as they can be, so that no
 * last word is left alone. A single word wider than that keeps a line of its own.
 */
export function breakLines(text: string, style: TypeStyle, width: number): string[] {
  let lines = filledLines(text, style, width);
  for (let narrower = width; narrower > 0; narrower -= style.size / 4) {
    const tried = filledLines(text, style, narrower);
    if (tried.length > lines.length) break;
    lines = tried;
  }
  return lines;
}
