import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { Island, NamedIslands } from '../../../../../src/web/document/Island.tsx';

const island = (name: string) => ({ name, start: 'idle' as const, Component: () => null });

const islands = (
  <>
    <Island of={island('a')} props={{}} />
    <Island of={island('b')} props={{}} />
    <Island of={island('a')} props={{}} />
  </>
);

/** The name of each island in the page, with a star where it names its files. */
const namedIn = (html: string) =>
  [...html.matchAll(/data-island="(\w+)"([^>]*)/g)].map(
    ([, name, rest = '']) => `${name}${rest.includes('data-modules=') ? '*' : ''}`,
  );

test('a page names the files of its islands once, at the first of each name', () => {
  const page = () => renderToStaticMarkup(<NamedIslands value={new Set()}>{islands}</NamedIslands>);
  expect(namedIn(page())).toEqual(['a*', 'b*', 'a']);
  expect(page()).toBe(page());
});

test('a streamed page, whose parts may come in another order, names them at each', () => {
  expect(namedIn(renderToStaticMarkup(islands))).toEqual(['a*', 'b*', 'a*']);
});
