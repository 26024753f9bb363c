import { describe, expect, test } from 'vitest';
import * as z from 'zod/mini';
import { leadBody, leadChanges } from '../../../../../src/features/leads/contract.ts';
import { fieldProblems } from '../../../../../src/web/contract/field-problems.ts';

const least = { idempotencyKey: 'k-12345678', mobileNumber: '9000000001' };
const problemsOf = (sent: unknown) => fieldProblems(z.safeParse(leadBody, sent).error ?? { issues: [] });

describe('the body of a lead', () => {
  test('accepts a number alone and fills in the defaults', () => {
    expect(z.parse(leadBody, least)).toEqual({
      ...least,
      serviceInterest: 'general',
      source: 'website',
      referrer: 'direct',
      whatsappRedirectCount: 0,
    });
  });

  test('accepts a form: counts are text, empty and null fields are dropped, spaces are trimmed', () => {
    const lead = z.parse(leadBody, {
      ...least,
      mobileNumber: ' 9000000001 ',
      whatsappRedirectCount: '2',
      carBrand: '  Maruti   Suzuki ',
      carModel: '',
      area: '   ',
      utmSource: null,
    });
    expect(lead).toMatchObject({
      mobileNumber: '9000000001',
      whatsappRedirectCount: 2,
      carBrand: 'Maruti Suzuki',
    });
    expect(lead).not.toHaveProperty('carModel');
    expect(lead).not.toHaveProperty('area');
    expect(lead).not.toHaveProperty('utmSource');
  });

  test.each([
    [{ ...least, mobileNumber: '' }, { mobileNumber: 'mobile_missing' }],
    [{ idempotencyKey: least.idempotencyKey }, { mobileNumber: 'mobile_missing' }],
    [{ ...least, mobileNumber: 9000000001 }, { mobileNumber: 'mobile_missing' }],
    [{ ...least, mobileNumber: '5000000001' }, { mobileNumber: 'mobile_invalid' }],
    [{ ...least, mobileNumber: '+19000000001' }, { mobileNumber: 'mobile_invalid' }],
    [{ ...least, serviceInterest: 'x'.repeat(121) }, { serviceInterest: 'too_long' }],
    [{ ...least, deviceType: 'toaster' }, { deviceType: 'invalid' }],
    [{ ...least, whatsappRedirectCount: '-1' }, { whatsappRedirectCount: 'invalid' }],
    [{ ...least, idempotencyKey: 'short' }, { idempotencyKey: 'invalid' }],
    [{ ...least, idempotencyKey: 'with space' }, { idempotencyKey: 'invalid' }],
    [{ ...least, idempotencyKey: 'k'.repeat(65) }, { idempotencyKey: 'invalid' }],
  ])('%j names the invalid fields by code', (sent, problems) => expect(problemsOf(sent)).toEqual(problems));

  test.each([['text'], [null], [7], [[least]]])('%j is not a body and names no field', (sent) => {
    expect(z.safeParse(leadBody, sent).success).toBe(false);
    expect(problemsOf(sent)).toEqual({});
  });

  test('cuts an overlong referrer or campaign instead of refusing the lead', () => {
    const lead = z.parse(leadBody, { ...least, referrer: 'r'.repeat(4000), utmCampaign: 'c'.repeat(4000) });
    expect(lead.referrer).toHaveLength(255);
    expect(lead.utmCampaign).toHaveLength(120);
  });

  test('strips unknown fields, and a price or status that a browser sends', () => {
    const lead = z.parse(leadBody, { ...least, priceRange: '₹1', leadStatus: 'converted', role: 'admin' });
    expect(lead).not.toHaveProperty('priceRange');
    expect(lead).not.toHaveProperty('leadStatus');
    expect(lead).not.toHaveProperty('role');
  });
});

test('changes of a lead contain only the sent fields', () => {
  expect(z.parse(leadChanges, { whatsappRedirectCount: '1', address: '' })).toEqual({
    whatsappRedirectCount: 1,
  });
});
