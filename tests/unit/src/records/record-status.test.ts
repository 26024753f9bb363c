import { describe, expect, it } from 'vitest';
import {
  firstStatus,
  isAgreed,
  isBooked,
  mayMove,
  meantStatuses,
  RECORD_KINDS,
  STATUS_GROUPS,
  stageOf,
  statusesOf,
} from '../../../../src/records/record-status.ts';

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

  it('gives each status of a booking and an order a stage, and no status of another kind', () => {
    for (const kind of RECORD_KINDS)
      for (const status of statusesOf(kind))
        expect(stageOf({ kind, status }) !== undefined, `${kind} ${status}`).toBe(
          kind === 'booking' || kind === 'order',
        );
    expect(stageOf({ kind: 'booking', status: 'constructor' })).toBeUndefined();
  });

  it('counts as booked what is agreed or finished, and as paid no agreed visit without a card payment', () => {
    const inGroup = (group: string) => meantStatuses(group).map(([kind, status]) => ({ kind, status }));
    const booked = inGroup(STATUS_GROUPS.booked);
    expect(booked.every((record) => isBooked(record))).toBe(true);
    expect(booked.filter(isAgreed)).toEqual([
      { kind: 'booking', status: 'completed' },
      { kind: 'order', status: 'pay_after_service' },
      { kind: 'order', status: 'paid' },
    ]);
    expect(inGroup(STATUS_GROUPS.paid)).toEqual([
      { kind: 'booking', status: 'fulfilled' },
      { kind: 'order', status: 'paid' },
      { kind: 'order', status: 'fulfilled' },
    ]);
  });

  it('lets no status return from a cancellation', () => {
    for (const kind of ['booking', 'order'] as const)
      for (const from of statusesOf(kind).filter((status) => stageOf({ kind, status }) === 'cancelled'))
        for (const to of statusesOf(kind).filter((status) => mayMove(kind, from, status)))
          expect(stageOf({ kind, status: to }), `${kind} ${from} to ${to}`).toBe('cancelled');
  });

  it('lets every status stay, and names only statuses it knows', () => {
    for (const kind of RECORD_KINDS)
      for (const from of statusesOf(kind)) {
        expect(mayMove(kind, from, from)).toBe(true);
        for (const to of ['unheard', 'constructor', '__proto__']) expect(mayMove(kind, from, to)).toBe(false);
      }
  });
});
