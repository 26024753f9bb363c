import { describe, expect, test } from 'vitest';
import {
  filledIn,
  initialSchedule,
  isSent,
  type ScheduleEvent,
  scheduleReducer,
} from '../../../../../client/islands/service-requests/schedule-state.ts';

const today = '2026-11-21';
const types = [{ id: 1, name: 'Periodic service', isDefault: true }];
const start = initialSchedule({ today, types: undefined });
const stateAfter = (...events: readonly ScheduleEvent[]) => events.reduce(scheduleReducer, start);
const opened: ScheduleEvent = { kind: 'opened', today, carModel: 'Maruti Swift (Petrol)' };
const name: ScheduleEvent = { kind: 'edited', field: 'name', value: 'Sample' };

const error = { code: 'failed', phone: '+91 90000 12345' } as const;

describe('the service-request form', () => {
  test('starts idle with today’s date and without service types', () => {
    expect(start).toMatchObject({ status: 'idle', types: undefined, values: { preferredDate: today } });
    expect(stateAfter({ kind: 'types_loaded', types }).types).toEqual(types);
  });

  test('selects the wanted service if the list has it, unless the visitor selected one', () => {
    const [first, second] = types;
    const looked = { kind: 'types_loaded', types, wanted: first?.name ?? '' } as const;
    expect(stateAfter(looked).values.serviceType).toBe(String(first?.id));
    expect(stateAfter({ ...looked, wanted: 'General Interest' }).values.serviceType).toBe('');
    const chosen = { kind: 'edited', field: 'serviceType', value: String(second?.id) } as const;
    expect(stateAfter(chosen, looked).values.serviceType).toBe(String(second?.id));
  });

  test('opening fills in the stored car and the date, unless the visitor edited them', () => {
    expect(stateAfter(opened).values.carModel).toBe('Maruti Swift (Petrol)');
    const mine = stateAfter({ kind: 'edited', field: 'carModel', value: 'Hyundai Creta' }, opened);
    expect(mine.values.carModel).toBe('Hyundai Creta');
    const nextDay = stateAfter({ ...opened, today: '2026-11-22' });
    expect(nextDay).toMatchObject({ today: '2026-11-22', values: { preferredDate: '2026-11-22' } });
  });

  test('only the visitor’s own entries count as filled in', () => {
    expect(filledIn(stateAfter(opened))).toEqual({});
    expect(filledIn(stateAfter(opened, name))).toEqual({ name: 'Sample' });
  });

  test('editing a field clears only its own error, and keeps only the digits of a number', () => {
    const refused: ScheduleEvent = {
      kind: 'refused',
      problems: { name: 'name_missing', mobileNumber: 'mobile_missing' },
    };
    expect(stateAfter(refused, name).problems).toEqual({ mobileNumber: 'mobile_missing' });
    const typed = stateAfter({ kind: 'edited', field: 'mobileNumber', value: '+91 90000 00001' });
    expect(typed.values.mobileNumber).toBe('9000000001');
  });

  test('goes from idle to loading, then to success with an empty form or to an error with the entries', () => {
    const sent = stateAfter(opened, name, { kind: 'submitted' });
    expect([sent.status, isSent(sent)]).toEqual(['loading', true]);
    const accepted = scheduleReducer(sent, { kind: 'accepted' });
    expect(accepted).toMatchObject({ status: 'success', values: { name: '' }, edited: [] });
    const failed = scheduleReducer(sent, { kind: 'failed', message: 'Please call us.', error });
    expect(failed).toMatchObject({
      status: 'error',
      message: 'Please call us.',
      error,
      values: { name: 'Sample' },
    });
    expect(isSent(failed)).toBe(false);
    expect(scheduleReducer(failed, { kind: 'submitted' })).toMatchObject({
      status: 'loading',
      message: undefined,
    });
  });

  test('closing returns to idle, but a request on its way stays loading', () => {
    for (const kind of ['accepted', 'stored'] as const)
      expect(stateAfter(name, { kind }, { kind: 'closed' }).status).toBe('idle');
    const left = stateAfter(name, { kind: 'failed', message: 'x', error }, { kind: 'closed' });
    expect(left).toMatchObject({ status: 'idle', message: undefined, values: { name: 'Sample' } });
    expect(stateAfter(name, { kind: 'submitted' }, { kind: 'closed' }).status).toBe('loading');
  });
});
