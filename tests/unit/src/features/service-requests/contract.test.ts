import { describe, expect, test } from 'vitest';
import * as z from 'zod/mini';
import { serviceRequestBody } from '../../../../../src/features/service-requests/contract.ts';
import { fieldProblems } from '../../../../../src/web/contract/field-problems.ts';

const schema = serviceRequestBody('2026-03-10');
const filled = {
  idempotencyKey: 'request-0001',
  name: 'Sample Visitor',
  mobileNumber: '9000000001',
  carModel: 'Maruti Swift (Petrol)',
  preferredDate: '2026-03-10',
  serviceType: 3,
};
const problemsOf = (sent: unknown) => fieldProblems(z.safeParse(schema, sent).error ?? { issues: [] });

describe('the body of a service request', () => {
  test('reads the same request from JSON and from a form', () => {
    expect(z.parse(schema, { ...filled, serviceType: '3', userCity: '' })).toEqual(z.parse(schema, filled));
  });

  test('names every empty field of a form by code', () => {
    const empty = {
      ...filled,
      name: ' ',
      mobileNumber: '',
      carModel: '',
      preferredDate: '',
      serviceType: '',
    };
    expect(problemsOf(empty)).toEqual({
      name: 'name_missing',
      mobileNumber: 'mobile_missing',
      carModel: 'car_model_missing',
      preferredDate: 'date_missing',
      serviceType: 'service_type_missing',
    });
  });

  test.each([
    ['2026-03-09', 'date_past'],
    ['2027-03-11', 'date_far'],
    ['2026-02-30', 'date_invalid'],
    ['10/03/2026', 'date_invalid'],
  ])('refuses %s as %s', (preferredDate, code) =>
    expect(problemsOf({ ...filled, preferredDate })).toEqual({ preferredDate: code }),
  );

  test('accepts coordinates as text and refuses invalid ones', () => {
    const located = { ...filled, userLatitude: '26.9124', userLongitude: '75.7873', locationSource: 'ip' };
    expect(z.parse(schema, located)).toMatchObject({ userLatitude: '26.9124', userLongitude: '75.7873' });
    expect(problemsOf({ ...located, userLatitude: '91' })).toEqual({ userLatitude: 'invalid' });
    expect(problemsOf({ ...located, userLatitude: 'NaN' })).toEqual({ userLatitude: 'invalid' });
  });

  test('drops a message, because the form has none', () => {
    expect(z.parse(schema, { ...filled, message: 'hello' })).not.toHaveProperty('message');
  });
});
