import { expect, test } from 'vitest';
import { readProps, writeProps } from '../../../../../src/web/contract/island-props.ts';

test('an island reads the props that were written for it, with any quotes', () => {
  const props = { text: 'a "b" `c` \'d\' \\ "`', list: [1, null, { deep: true }] };
  expect(readProps(writeProps(props))).toEqual(props);
  expect(readProps(undefined)).toEqual({});
});

test('the text holds no quote that an attribute would escape', () => {
  expect(writeProps({ name: 'Swift', price: 329_900 })).toBe('{`name`:`Swift`,`price`:329900}');
});
