import { decode, encode } from '@jridgewell/sourcemap-codec';
import { expect, test } from 'vitest';
import { edited, movedMappings } from '../../../scripts/code-edits.ts';

const code = 'one(`a\nb`);two(3);\nthree();';
const edits = [
  { start: 4, end: 9, text: '"a\\nb"' },
  { start: 15, end: 16, text: '33' },
];

test('edits replace their parts of the code', () => {
  expect(edited(code, edits)).toBe('one("a\\nb");two(33);\nthree();');
  expect(edited(code, [])).toBe(code);
});

test('a mapping follows its word over an edit that ends a line less', () => {
  const secondLine = code.indexOf('\n') + 1;
  const mappings = encode([[[0, 0, 10, 0]], [[code.indexOf('two') - secondLine, 0, 11, 0]], [[0, 0, 12, 0]]]);
  const after = edited(code, edits);
  const moved = decode(movedMappings(mappings, code, edits));
  const lines = after.split('\n');
  const found = moved.flatMap((segments, line) =>
    segments.map(([column, , original]) => [lines[line]?.slice(column).match(/^\w+/)?.[0], original]),
  );
  expect(found).toEqual([
    ['one', 10],
    ['two', 11],
    ['three', 12],
  ]);
});
