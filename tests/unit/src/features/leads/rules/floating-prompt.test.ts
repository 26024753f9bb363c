import { expect, test } from 'vitest';
import { promptVisible } from '../../../../../../src/features/leads/rules/floating-prompt.ts';

const idle = { chatOpened: false, dismissed: false };

test.each([
  ['is not there before 12 s', 11_999, idle, false],
  ['appears at 12 s', 12_000, idle, true],
  ['is still there before 17 s', 16_999, idle, true],
  ['hides at 17 s', 17_000, idle, false],
  ['stays after 17 s when the chat was opened', 17_000, { ...idle, chatOpened: true }, true],
  ['is gone once dismissed', 13_000, { ...idle, dismissed: true }, false],
  ['is gone once dismissed, chat or not', 18_000, { chatOpened: true, dismissed: true }, false],
])('the floating prompt %s', (_, sinceLoadMs, visitor, visible) =>
  expect(promptVisible(sinceLoadMs, visitor)).toBe(visible),
);
