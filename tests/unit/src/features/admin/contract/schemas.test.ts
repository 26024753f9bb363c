import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { searchBody } from '../../../../../../src/features/admin/contract/schemas.ts';
import { parseRecordSearch } from '../../../../../../src/records/record-search.ts';
import { withReference } from '../../../../../../src/values/chat-reference.ts';

const symbols = (of: string) =>
  fc.array(fc.constantFrom(...of), { minLength: 6, maxLength: 6 }).map((drawn) => drawn.join(''));
/** The server draws the first kind, also of digits alone; a chat link has the beginning of its key. */
const references = fc.oneof(
  symbols('23456789CDFGHJKMNPQRTVWXY'),
  symbols('23456789'),
  symbols('0123456789ABCDEF'),
);

describe('searchBody', () => {
  test('a pasted message is found by any reference at its end', () => {
    fc.assert(
      fc.property(
        references,
        fc.constantFrom('Hi.', 'I book for 9000000101. '.repeat(9)),
        (reference, text) => {
          const { search } = searchBody.parse({ search: withReference(text, reference) });
          expect(parseRecordSearch(search ?? '')).toEqual({ by: 'reference', reference });
        },
      ),
    );
  });

  test('a number in a longer text is found by the number', () => {
    const { search } = searchBody.parse({ search: 'Asha Sample, +91 90000 00101' });
    expect(parseRecordSearch(search ?? '')).toEqual({ by: 'number', number: '9000000101' });
  });
});
