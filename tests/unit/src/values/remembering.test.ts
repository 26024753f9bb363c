import { expect, test } from 'vitest';
import { remembering } from '../../../../src/values/remembering.ts';

function counted() {
  const made: string[] = [];
  const lengthOf = remembering((text) => {
    made.push(text);
    return text.length;
  });
  return { made, lengthOf };
}

test('a repeated text is made once', () => {
  const { made, lengthOf } = counted();
  expect([lengthOf('pune'), lengthOf('jaipur'), lengthOf('pune')]).toEqual([4, 6, 4]);
  expect(made).toEqual(['pune', 'jaipur']);
});

test('neither many texts nor long ones fill the memory', () => {
  const { made, lengthOf } = counted();
  for (let index = 0; index <= 500; index += 1) lengthOf(String(index));
  expect(lengthOf('0')).toBe(1);
  expect(made.filter((text) => text === '0')).toHaveLength(2);
  const long = 'x'.repeat(301);
  expect([lengthOf(long), lengthOf(long)]).toEqual([301, 301]);
  expect(made.filter((text) => text === long)).toHaveLength(2);
});
