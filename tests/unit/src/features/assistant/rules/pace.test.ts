import { expect, test } from 'vitest';
import { typingDelayMs } from '../../../../../../src/features/assistant/rules/pace.ts';

test.each([
  ['a short message is typed for half a second', 'Hi', false, 500],
  ['a longer one by its length', 'x'.repeat(60), false, 900],
  ['a long one for a second and a half', 'x'.repeat(400), false, 1500],
  ['nothing is typed under reduced motion', 'x'.repeat(400), true, 0],
])('%s', (_, message, reduced, delay) => expect(typingDelayMs(message, reduced)).toBe(delay));
