import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { decodeCopy, encodeCopy } from '../../../../../src/platform/price-sheet/stored-sheet.ts';
import { normaliseRows, SAMPLE_CELLS } from '../../features/pricing/rules/sample-rows.ts';

const COPY = { source: 'address' as const, fetchedAt: 1_790_000_000_000, ...normaliseRows(SAMPLE_CELLS) };

describe('the copy in KV', () => {
  test('is read back as it was written', () => {
    expect(decodeCopy(encodeCopy(COPY))).toEqual(COPY);
  });

  test.each([
    '',
    'null',
    '[]',
    '{"rows":',
    JSON.stringify({ ...COPY, rows: [] }),
    JSON.stringify({ ...COPY, rows: [['Petrol', 'Maruti', 'Alto', '1', 2, 3, 4, 5, 6]] }),
    JSON.stringify({ ...COPY, fetchedAt: 'today' }),
    JSON.stringify({ ...COPY, source: 'elsewhere' }),
    encodeCopy(COPY).slice(0, -20),
  ])('is none when it is garbage: %j', (text) => {
    expect(decodeCopy(text)).toBeUndefined();
  });

  test('never throws', () => {
    fc.assert(fc.property(fc.oneof(fc.json(), fc.string()), (text) => void decodeCopy(text)));
  });
});
