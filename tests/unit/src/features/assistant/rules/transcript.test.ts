import { expect, test } from 'vitest';
import { typingDelayMs } from '../../../../../../src/features/assistant/rules/transcript.ts';

test.each([
  ['a short message takes half a second to type', 'Hi', false, 500],
  ['a longer message takes 15 ms per character', 'x'.repeat(60), false, 900],
  ['a long message takes a second and a half', 'x'.repeat(400), false, 1500],
  ['a message shows at once under reduced motion', 'x'.repeat(400), true, 0],
])('%s', (_, message, reduced, delay) => expect(typingDelayMs(message, reduced)).toBe(delay));
