import { describe, expect, test } from 'vitest';
import { orderBody } from '../../../../../src/features/checkout/contract.ts';
import { enquiryForms } from '../../../../../src/features/enquiries/contract.ts';
import { leadForm } from '../../../../../src/features/leads/contract.ts';
import { serviceRequestBody } from '../../../../../src/features/service-requests/contract.ts';
import { fieldProps } from '../../../../../src/web/contract/field-props.ts';

describe('the attributes of a field', () => {
  test.each([
    ['a required line', fieldProps(enquiryForms.contact, 'name'), { required: true, maxLength: 80 }],
    ['an optional line', fieldProps(enquiryForms.contact, 'city'), { required: false, maxLength: 60 }],
    ['an optional text', fieldProps(enquiryForms.career, 'message'), { required: false, maxLength: 1000 }],
    ['an e-mail address', fieldProps(enquiryForms.contact, 'email'), { required: false, maxLength: 254 }],
    ['a value made of another', fieldProps(enquiryForms.feedback, 'bookingId'), { required: false }],
    ['a field of an order', fieldProps(orderBody, 'address'), { required: true, maxLength: 255 }],
    [
      'a line of a form by date',
      fieldProps(serviceRequestBody('2026-11-27'), 'carModel'),
      { required: true, maxLength: 120 },
    ],
  ])('%s', (_, props, expected) => {
    expect(props).toEqual({ name: props.name, ...expected });
  });

  test('a whole number brings the number pad', () => {
    expect(fieldProps(enquiryForms.career, 'experienceYears')).toEqual({
      name: 'experienceYears',
      required: false,
      inputMode: 'numeric',
    });
  });

  test('a mobile number has no length, which would cut a pasted text to another number', () => {
    expect(fieldProps(leadForm, 'mobileNumber')).toEqual({ name: 'mobileNumber', required: true });
  });
});
