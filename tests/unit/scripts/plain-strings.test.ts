import { expect, test } from 'vitest';
import { withPlainStrings } from '../../../scripts/plain-strings.ts';

const evaluated = (code: string): unknown => new Function(`${code}; return said;`)();

test('a template that fills nothing in becomes a string that says the same', () => {
  const code =
    'const said = [`plain`, `two\nlines`, `"double" and \'single\'`, `\\\\"back`, `it\'s`, `₹ पहिया`];';
  const written = withPlainStrings(code);
  expect(written).not.toContain('`');
  expect(evaluated(written)).toEqual(evaluated(code));
});

test('a string stands in the quotes of which it has fewer', () => {
  expect(withPlainStrings('said(`{"a":"b"}`, `it\'s`)')).toBe(`said('{"a":"b"}', "it's")`);
});

test('templates that fill something in and those of a function stay, and those inside them are strings', () => {
  const filled = (inner: string) =>
    `const said = [\`a\${1}\`, String.raw\`\\n\`, \`\${[${inner}].join()}\`];`;
  expect(withPlainStrings(filled('`b`'))).toBe(filled('"b"'));
  expect(evaluated(filled('"b"'))).toEqual(['a1', '\\n', 'b']);
});
