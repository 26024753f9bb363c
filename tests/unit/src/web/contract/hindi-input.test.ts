import { describe, expect, test } from 'vitest';
import { bookingBody } from '../../../../../src/features/bookings/contract.ts';
import { matchesSearch } from '../../../../../src/features/doorstep/rules/catalogue.ts';
import { enquiryBody } from '../../../../../src/features/enquiries/contract.ts';
import { cleanText } from '../../../../../src/values/clean-text.ts';
import { searchKey } from '../../../../../src/values/search-key.ts';

const NAMES = ['ऋतु', 'ज्योति शर्मा', 'क्षितिज श्रीवास्तव', 'लक्ष्मी राठौड़', 'मो. इक़बाल'];
const ADDRESS = 'प्लॉट ४२, मालवीय नगर,\nजैन मंदिर के पास';
const KEY = '0123456789abcdef';

describe('names and addresses in Hindi', () => {
  test.each(NAMES)('%s is the name of a booking and of an enquiry', (name) => {
    const booking = { idempotencyKey: KEY, mobileNumber: '९८७६५४३२१०', fullName: name, address: ADDRESS };
    expect(bookingBody.parse(booking)).toMatchObject({
      fullName: name,
      address: ADDRESS,
      mobileNumber: '9876543210',
    });
    const enquiry = {
      kind: 'contact',
      idempotencyKey: KEY,
      name,
      mobileNumber: '9876543210',
      city: 'जयपुर',
      message: 'गाड़ी स्टार्ट नहीं हो रही',
    };
    expect(enquiryBody.parse(enquiry)).toMatchObject({ name });
  });

  test.each(NAMES)('%s is stored letter by letter, and found by its beginning', (name) => {
    expect(cleanText(name)).toBe(name);
    expect(searchKey(name).startsWith(searchKey(name.slice(0, 3)))).toBe(true);
  });

  test('a word of the catalogue is found by its beginning, with its vowel signs', () => {
    expect(matchesSearch('बैटरी बदलना', 'बैटरी')).toBe(true);
    expect(matchesSearch('बैटरी बदलना', 'टरी')).toBe(false);
  });
});
