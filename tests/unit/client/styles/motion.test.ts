import { globSync, readFileSync } from 'node:fs';
import postcss, { type Declaration, type Node } from 'postcss';
import { expect, test } from 'vitest';

/** Takes time, but moves nothing: the list of tabs begins at its current one. */
const STILL = ['find-current'];

const isWished = (node: Node | undefined): boolean =>
  node !== undefined &&
  (('params' in node && String(node.params).includes('prefers-reduced-motion: no-preference')) ||
    isWished(node.parent));

const takesTime = ({ prop, value }: Declaration): boolean =>
  /^(?:transition|animation)/.test(prop) && /\dm?s\b/.test(value);

/** The declarations of all stylesheets that take time, as `file: property: value`. */
const motions = globSync('client/**/*.css').flatMap((file) => {
  const found: { readonly text: string; readonly isWished: boolean }[] = [];
  postcss.parse(readFileSync(file, 'utf8')).walkDecls((declaration) => {
    if (takesTime(declaration))
      found.push({
        text: `${file}: ${declaration.prop}: ${declaration.value}`,
        isWished: isWished(declaration.parent),
      });
  });
  return found;
});

test('nothing moves for a visitor who wishes less motion', () => {
  expect(motions.length).toBeGreaterThan(8);
  const unwished = motions.filter((motion) => !motion.isWished).map(({ text }) => text);
  expect(unwished.filter((text) => !STILL.some((name) => text.includes(name)))).toEqual([]);
});
