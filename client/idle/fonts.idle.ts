import { NEXT_FONT_NAME } from '../../src/web/contract/font-names.ts';
import { savesData } from '../loader/page.ts';

/** Downloads the font that a slow connection's first page does without, so that the next page has it. */
export function start(): void {
  if (savesData()) return;
  for (const face of document.fonts)
    if (face.family.includes(NEXT_FONT_NAME)) face.load().catch(() => undefined);
}
