import { expect, test } from 'vitest';
import { formClosed, formStarted } from '../../../../../../src/features/leads/rules/form-interaction.ts';

const now = new Date('2026-03-10T06:30:00Z');

test('opening a form is recorded as started', () => {
  expect(formStarted('schedule', now)).toEqual({
    form: 'schedule',
    interaction: 'started',
    timestamp: '2026-03-10T06:30:00.000Z',
  });
});

test.each([
  ['with a field filled is abandoned', { name: 'Sample', carModel: '' }, false, 'abandoned'],
  ['with nothing but spaces is not', { name: '  ', carModel: '' }, false, undefined],
  ['after it was sent is not', { name: 'Sample' }, true, undefined],
])('closing a form %s', (_, filled, sent, interaction) =>
  expect(formClosed('schedule', filled, sent, now)?.interaction).toBe(interaction),
);
