import { readdirSync, readFileSync } from 'node:fs';
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { cardSpecimens, wideSpecimens } from '../../../../../src/web/gallery/all-specimens.ts';
import { GalleryPage } from '../../../../../src/web/gallery/GalleryPage.tsx';

const specimens = [...cardSpecimens, ...wideSpecimens];
const states = specimens.flatMap(({ component, states }) =>
  Object.entries(states).map(([state, element]) => ({ component, state, element })),
);

/** Every exported component of a folder; a file may hold several. */
function componentsOf(folder: string): readonly string[] {
  const root = new URL(`../../../../../${folder}/`, import.meta.url);
  return readdirSync(root)
    .filter((file) => file.endsWith('.tsx'))
    .flatMap((file) => [
      ...readFileSync(new URL(file, root), 'utf8').matchAll(/^export (?:const|function) ([A-Z]\w+)/gm),
    ])
    .map(([, component = '']) => component);
}

describe('the gallery', () => {
  it.each(states)('renders $component, $state, on the server', ({ element }) => {
    expect(() => renderToStaticMarkup(element)).not.toThrow();
  });

  it.each(['client/ui', 'src/web/components'])('shows every component of %s', (folder) => {
    const shown = specimens.map(({ component }) => component);
    expect(componentsOf(folder).filter((component) => !shown.includes(component))).toEqual([]);
  });

  it('gives every control an id of its own', () => {
    const ids = [...renderToStaticMarkup(<GalleryPage />).matchAll(/ id="([^"]+)"/g)].map(([, id]) => id);
    expect(ids).toEqual([...new Set(ids)]);
  });

  it('needs no style attribute and no inline handler, which the content policy would refuse', () => {
    expect(renderToStaticMarkup(<GalleryPage />)).not.toMatch(/ (?:style|on[a-z]+)="/);
  });
});
