import { expect, test } from 'vitest';
import { objectNamed } from '../../../../src/services/objects.ts';

test('an object is asked for by its name, near India, whoever asks first', () => {
  const asked: unknown[] = [];
  const stub = objectNamed({ getByName: (...given) => asked.push(given) }, 'jaipur');
  expect(stub).toBe(1);
  expect(asked).toEqual([['jaipur', { locationHint: 'apac' }]]);
});
