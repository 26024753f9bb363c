import { expect, test } from 'vitest';
import { renameFont } from '../../../../../src/web/document/page-fonts.ts';

const face = (name: string, source: string) =>
  `@font-face{font-family:${name};src:${source};font-weight:400}`;
const others =
  face('Anek Fallback', 'local(Roboto)') +
  face('Anek Devanagari', 'url(/hindi.woff2)') +
  'body{font:400 1rem "Anek Latin","Anek Fallback"}';

test('only the file of Latin letters gets another name; its fallback, the Hindi font and the text keep theirs', () => {
  expect(renameFont(face('Anek Latin', 'url(/latin.woff2)') + others, 'Next')).toBe(
    face('Next Latin', 'url(/latin.woff2)') + others,
  );
});
