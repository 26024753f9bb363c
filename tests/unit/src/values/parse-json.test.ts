import { expect, test } from 'vitest';
import { parseJson } from '../../../../src/values/parse-json.ts';

test.each([
  ['{"a":[1]}', { a: [1] }],
  ['null', null],
  ['', undefined],
  ['{"a":', undefined],
  ['<html>', undefined],
])('of %j is %j', (text, value) => {
  expect(parseJson(text)).toEqual(value);
});
