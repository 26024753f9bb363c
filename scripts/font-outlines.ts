import { readFileSync } from 'node:fs';
import { z } from 'zod';

/** The outlines as data. Taken once, with fontkit, from the woff2 files of `client/fonts` (SIL Open Font License, OFL.txt there). */
export const fontOutlines = new URL('font-outlines.json', import.meta.url);

const fontCut = z.object({
  /** For each character: how far the pen moves on, and the shape. */
  glyphs: z.record(z.string(), z.tuple([z.number(), z.string()])),
  /** Corrections between two characters: the amount, and the pairs it is for, one after another. */
  kerning: z.record(z.string(), z.string()),
});

/** One weight of a font. Units are thousandths of the font size, y downwards from the base line. */
export type FontCut = z.infer<typeof fontCut>;

/**
 * Anek Latin in two weights, for pictures that are drawn where no font engine is: sharp reads no woff2. `regular` is
 * weight 400, for lines of text; `bold` is weight 700, for headlines.
 */
export const { regular: regularCut, bold: boldCut } = z
  .object({ regular: fontCut, bold: fontCut })
  .parse(JSON.parse(readFileSync(fontOutlines, 'utf8')));
