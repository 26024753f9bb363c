import { describe, expect, test } from 'vitest';
import { inLayerOrder } from '../../../scripts/first-screens.ts';
import { styleTable } from '../../../scripts/style-table.ts';

const table = styleTable(
  '@layer base{html{color:red}}@layer components{.card{display:grid}}@layer utilities{[hidden]{display:none}}',
);

describe('inLayerOrder', () => {
  test('states the order where a layer is missing, for that one would win once it comes', () => {
    const css = '@layer base{html{color:red}}@layer utilities{[hidden]{display:none}}';
    expect(inLayerOrder(css, table)).toBe(`@layer base,components,utilities;${css}`);
  });

  test('leaves styles with rules of every layer as they are', () => {
    const css = '@layer base{a{}}@layer components{b{}}@layer utilities{i{}}';
    expect(inLayerOrder(css, table)).toBe(css);
  });
});
