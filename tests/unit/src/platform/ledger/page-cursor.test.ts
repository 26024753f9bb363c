import { expect, it } from 'vitest';
import { cutPage, decodeCursor, encodeCursor } from '../../../../../src/platform/ledger/page-cursor.ts';

it('comes back as it was', () => {
  const cursor = { at: 1_790_000_000_000, id: '0199-ab' };
  expect(decodeCursor(encodeCursor(cursor))).toEqual(cursor);
});

it.each([undefined, '', '_', '1', '1_', 'x_y', "1_' OR 1=1", `1_${'a'.repeat(65)}`, '99999999999999999_a'])(
  'takes %j for the beginning',
  (text) => {
    expect(decodeCursor(text)).toBeUndefined();
  },
);

it.each([
  [[3, 2], 2, { rows: [3, 2], cursor: null }],
  [[3, 2, 1], 2, { rows: [3, 2], cursor: '2_row-2' }],
  [[], 2, { rows: [], cursor: null }],
])('cuts %j at %i', (found, limit, page) => {
  expect(cutPage(found, limit, (at) => ({ at, id: `row-${at}` }))).toEqual(page);
});
