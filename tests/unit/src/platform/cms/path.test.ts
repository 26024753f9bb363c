import { expect, test } from 'vitest';
import { cmsPath } from '../../../../../src/platform/cms/client.ts';

test('every value in a path is encoded', () => {
  expect(cmsPath`/mncaptures/${'a/../b?c=1#d'}`).toBe('/mncaptures/a%2F..%2Fb%3Fc%3D1%23d');
  expect(cmsPath`/mncaptures`).toBe('/mncaptures');
});

test.each(['', '.', '..'])('the segment "%s" leads nowhere', (value) => {
  expect(() => cmsPath`/mncaptures/${value}`).toThrow(RangeError);
});
