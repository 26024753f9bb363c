import { expect, test, vi } from 'vitest';
import { formInteractions } from '../../../../client/storage/form-interactions.ts';

test('a form opened and left with something in it is told to whoever listens, also to those who come later', () => {
  const early = vi.fn();
  formInteractions.subscribe(early);
  formInteractions.started('schedule');
  formInteractions.closed('schedule', { name: '  ' }, false);
  formInteractions.closed('schedule', { name: 'Sample' }, true);
  formInteractions.closed('schedule', { name: 'Sample' }, false);
  const late = vi.fn();
  const leave = formInteractions.subscribe(late);
  for (const heard of [early, late])
    expect(heard.mock.calls.map(([{ interaction }]) => interaction)).toEqual(['started', 'abandoned']);
  leave();
  formInteractions.started('schedule');
  expect(late).toHaveBeenCalledTimes(2);
});
