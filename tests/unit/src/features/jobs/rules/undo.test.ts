import { describe, expect, test } from 'vitest';
import { UNDONE, undoableOf } from '../../../../../../src/features/jobs/rules/undo.ts';

const HOUR = 60 * 60_000;
const at = Date.parse('2026-11-22T06:00:00.000Z');
const change = (what: string, more: object = {}) => ({ at, what, by: 'operator', why: null, ...more });
const cancelled = { status: 'cancelled', lastStepAt: undefined };

describe('an undo takes back', () => {
  test('the last status within a day, and no later', () => {
    const lastMove = change('status completed → cancelled');
    expect(undoableOf(cancelled, lastMove, at + 24 * HOUR)).toEqual({
      kind: 'status',
      from: 'completed',
      to: 'cancelled',
    });
    expect(undoableOf(cancelled, lastMove, at + 24 * HOUR + 1)).toBeUndefined();
  });

  test('a cancellation by the visitor, but no other choice of theirs', () => {
    const by = { by: 'visitor' };
    expect(undoableOf(cancelled, change('status completed → cancelled, cancelledAt', by), at)?.kind).toBe(
      'status',
    );
    const confirmed = { status: 'completed', lastStepAt: undefined };
    expect(undoableOf(confirmed, change('status in_progress → completed', by), at)).toBeUndefined();
  });

  test('never what the payment provider reported, and never an undo', () => {
    const paid = { status: 'paid', lastStepAt: undefined };
    expect(undoableOf(paid, change('status cancelled → paid', { by: 'provider' }), at)).toBeUndefined();
    const back = { status: 'completed', lastStepAt: undefined };
    expect(undoableOf(back, change('status cancelled → completed', { why: UNDONE }), at)).toBeUndefined();
  });

  test('the last step of the job where that came later than the status', () => {
    const lastMove = change('step none → assigned, job, mechanic');
    const record = { status: 'completed', lastStepAt: new Date(at).toISOString() };
    expect(undoableOf(record, lastMove, at)).toEqual({ kind: 'step' });
  });

  test('the payment as a step, although it changed the status too', () => {
    const lastMove = change('status completed → fulfilled, step ready → paid, job');
    const record = { status: 'fulfilled', lastStepAt: new Date(at).toISOString() };
    expect(undoableOf(record, lastMove, at)).toEqual({ kind: 'step' });
  });
});
