import { describe, expect, test } from 'vitest';
import {
  filledIn,
  initialSchedule,
  type ScheduleEvent,
  scheduleReducer,
} from '../../../../../client/islands/service-requests/schedule-state.ts';
import { dateDistanceNote } from '../../../../../client/ui/date-distance.ts';
import { defaultBrand } from '../../../../../src/content/brand.ts';
import { homeCity } from '../../../../../src/content/cities/all-cities.ts';
import { indiaInstant } from '../../../../../src/values/india-time.ts';
import { pageProps } from '../../../../../src/web/document/schedule-props.ts';

const today = '2026-11-21';
const types = [{ id: 1, name: 'Periodic service', isDefault: true }];
const start = initialSchedule({ today, types: undefined });
const stateAfter = (...events: readonly ScheduleEvent[]) => events.reduce(scheduleReducer, start);
const opened: ScheduleEvent = { kind: 'opened', today, first: today, carModel: 'Maruti Swift (Petrol)' };
const name: ScheduleEvent = { kind: 'edited', field: 'name', value: 'Sample' };

describe('the service-request form', () => {
  test('starts with today’s date and without service types', () => {
    expect(start).toMatchObject({ types: undefined, values: { preferredDate: today } });
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
    const nextDay = stateAfter({ ...opened, today: '2026-11-22', first: '2026-11-23' });
    expect(nextDay).toMatchObject({ today: '2026-11-22', values: { preferredDate: '2026-11-23' } });
  });

  test('only the visitor’s own entries count as filled in', () => {
    expect(filledIn(stateAfter(opened))).toEqual({});
    expect(filledIn(stateAfter(opened, name))).toEqual({ name: 'Sample' });
  });

  test('keeps only the digits of a number', () => {
    const typed = stateAfter({ kind: 'edited', field: 'mobileNumber', value: '+91 90000 00001' });
    expect(typed.values.mobileNumber).toBe('9000000001');
  });

  test('is empty once it was sent, with the service types that it has', () => {
    const sent = stateAfter(opened, { kind: 'types_loaded', types }, name, { kind: 'sent' });
    expect(sent).toEqual(initialSchedule({ today, types }));
  });
});

test('after the last slot of today the form begins with tomorrow, and names it so', () => {
  const evening = indiaInstant('2026-11-28', 18 * 60);
  const page = pageProps({ brand: defaultBrand, city: homeCity, formKey: 'key', now: evening }, 'form');
  const { values, today: ofPage } = initialSchedule({
    today: page.today,
    first: page.first,
    types: undefined,
  });
  expect(values.preferredDate).toBe('2026-11-29');
  expect(dateDistanceNote(values.preferredDate, ofPage)).toBe('(Tomorrow)');
});
