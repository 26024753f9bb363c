import { describe, expect, it } from 'vitest';
import { firstStatus, mayMove, RECORD_KINDS, statusesOf } from '../../../../src/records/record-status.ts';

describe('record status', () => {
  it('starts a lead at new and a booking at in_progress', () => {
    expect(firstStatus('lead')).toBe('new');
    expect(firstStatus('booking')).toBe('in_progress');
  });

  it('lets a booking go on and never back', () => {
    expect(mayMove('booking', 'in_progress', 'completed')).toBe(true);
    expect(mayMove('booking', 'completed', 'cancelled')).toBe(true);
    expect(mayMove('booking', 'completed', 'in_progress')).toBe(false);
    expect(mayMove('booking', 'cancelled', 'completed')).toBe(false);
  });

  it('never unpays an order, and a cancelled one is never paid', () => {
    expect(mayMove('order', 'paid', 'payment_failed')).toBe(false);
    expect(mayMove('order', 'fulfilled', 'cancelled')).toBe(false);
    expect(mayMove('order', 'paid', 'cancelled')).toBe(true);
    expect(mayMove('order', 'cancelled', 'refunded')).toBe(true);
    expect(mayMove('order', 'cancelled', 'paid')).toBe(false);
  });

  it('lets every status stay, and names only statuses it knows', () => {
    for (const kind of RECORD_KINDS)
      for (const from of statusesOf(kind)) {
        expect(mayMove(kind, from, from)).toBe(true);
        for (const to of ['unheard', 'constructor', '__proto__']) expect(mayMove(kind, from, to)).toBe(false);
      }
  });
});
