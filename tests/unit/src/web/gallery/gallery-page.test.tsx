import { readdirSync } from 'node:fs';
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { cardSpecimens, wideSpecimens } from '../../../../../src/web/gallery/all-specimens.ts';
import { GalleryPage } from '../../../../../src/web/gallery/GalleryPage.tsx';

const specimens = [...cardSpecimens, ...wideSpecimens];
const states = specimens.flatMap(({ component, states }) =>
  Object.entries(states).map(([state, element]) => ({ component, state, element })),
);

const componentFiles = (room: string): string[] =>
  readdirSync(new URL(`../../../../../${room}`, import.meta.url))
    .filter((file) => /^[A-Z]\w+\.tsx$/.test(file))
    .map((file) => file.replace('.tsx', ''));

describe('the gallery', () => {
  it.each(states)('renders $component, $state, on the server', ({ element }) => {
    expect(() => renderToStaticMarkup(element)).not.toThrow();
  });

  it.each(['client/ui', 'src/web/components'])('shows every component of %s', (room) => {
    const shown = specimens.map(({ component }) => component);
    expect(componentFiles(room).filter((component) => !shown.includes(component))).toEqual([]);
  });

  it('gives every control an id of its own', () => {
    const ids = [...renderToStaticMarkup(<GalleryPage />).matchAll(/ id="([^"]+)"/g)].map(([, id]) => id);
    expect(ids).toEqual([...new Set(ids)]);
  });

  it('needs no style attribute and no inline handler, which the content policy would refuse', () => {
    expect(renderToStaticMarkup(<GalleryPage />)).not.toMatch(/ (?:style|on[a-z]+)="/);
  });
});
