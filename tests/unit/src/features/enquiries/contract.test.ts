import { describe, expect, test } from 'vitest';
import * as z from 'zod/mini';
import { enquiryBody, enquiryKinds } from '../../../../../src/features/enquiries/contract.ts';
import { fieldProblems } from '../../../../../src/web/contract/field-problems.ts';

const sender = { idempotencyKey: 'enquiry-0001', name: 'Sample Visitor', mobileNumber: '9000000001' };
const problemsOf = (sent: unknown) => fieldProblems(z.safeParse(enquiryBody, sent).error ?? { issues: [] });

describe('the body of an enquiry', () => {
  test.each([
    [{ kind: 'contact', message: 'Do you serve Tonk Road?\nOn Sundays too?' }],
    [{ kind: 'franchise', city: 'Kota' }],
    [{ kind: 'career', position: 'Mechanic', experienceYears: '4' }],
    [{ kind: 'feedback', rating: '5' }],
    [{ kind: 'partner', workshopName: 'Sample Motors', city: 'Jaipur' }],
    [{ kind: 'opening', city: 'Lucknow' }],
  ])('accepts %j from a form', (fields) => {
    expect(z.safeParse(enquiryBody, { ...sender, ...fields }).success).toBe(true);
  });

  test.each([
    ['contact', { message: 'message_missing' }],
    ['franchise', { city: 'city_missing' }],
    ['career', { position: 'position_missing' }],
    ['feedback', { rating: 'rating_missing' }],
    ['partner', { workshopName: 'workshop_name_missing', city: 'city_missing' }],
  ])('of kind %s names its missing fields by code', (kind, problems) =>
    expect(problemsOf({ ...sender, kind })).toEqual(problems),
  );

  test('of an unknown kind is refused', () =>
    expect(problemsOf({ ...sender, kind: 'spam' })).toEqual({ kind: 'invalid' }));

  test('of every kind needs a number, and a name but for the wish of an opening', () => {
    for (const kind of enquiryKinds) {
      const problems = problemsOf({ idempotencyKey: 'enquiry-0001', kind });
      expect(problems.mobileNumber).toBe('mobile_missing');
      expect(problems.name).toBe(kind === 'opening' ? undefined : 'name_missing');
    }
  });

  test('refuses an invalid e-mail and a rating of six', () => {
    const feedback = { ...sender, kind: 'feedback', rating: 6, email: 'nobody' };
    expect(problemsOf(feedback)).toEqual({ rating: 'rating_missing', email: 'email_invalid' });
  });
});
