import { expect, test } from 'vitest';
import { withLongLiteralsAsText } from '../../../scripts/content-as-text.ts';

const long = 'पहिया ₹ "quoted" \\ back'.repeat(20);
const evaluated = (code: string): unknown => new Function(`${code}; return content;`)();

test('a long literal becomes text that says the same', () => {
  const code = `const content = { words: ${JSON.stringify(long)}, 'two-part': [1, -2.5, null, true, \`plain\`] };`;
  const written = withLongLiteralsAsText(code);
  expect(written).toContain('JSON.parse(');
  expect(evaluated(written)).toEqual({ words: long, 'two-part': [1, -2.5, null, true, 'plain'] });
});

test('of what holds a function, only the parts without one become text', () => {
  const code = `const content = { of: (name) => name, list: [${JSON.stringify(long)}], rest: [undefined] };`;
  const written = withLongLiteralsAsText(code);
  expect(written.match(/JSON\.parse\(/g)).toHaveLength(1);
  expect(evaluated(written)).toMatchObject({ list: [long], rest: [undefined] });
});

test('short literals, spreads, computed names and prototypes stay code', () => {
  const spread = `const other = []; const content = [...other, ${JSON.stringify(long)}];`;
  const computed = `const content = { ['a' + 1]: ${JSON.stringify(long)} };`;
  const prototype = `const content = { __proto__: null, words: ${JSON.stringify(long)} };`;
  for (const code of ['const content = [1, 2];', spread, computed, prototype])
    expect(withLongLiteralsAsText(code)).toBe(code);
});
