import { expect, test, vi } from 'vitest';
import { formInteractions } from '../../../../client/storage/form-interactions.ts';

test('an opened and an abandoned form reach early and later listeners', () => {
  const early = vi.fn();
  formInteractions.subscribe(early);
  formInteractions.started('schedule');
  formInteractions.closed('schedule', { name: '  ' }, false);
  formInteractions.closed('schedule', { name: 'Sample' }, true);
  formInteractions.closed('schedule', { name: 'Sample' }, false);
  const late = vi.fn();
  const unsubscribe = formInteractions.subscribe(late);
  for (const listener of [early, late])
    expect(listener.mock.calls.map(([{ interaction }]) => interaction)).toEqual(['started', 'abandoned']);
  unsubscribe();
  formInteractions.started('schedule');
  expect(late).toHaveBeenCalledTimes(2);
});
