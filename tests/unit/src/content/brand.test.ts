import { describe, expect, test } from 'vitest';
import { brandFrom, defaultBrand } from '../../../../src/content/brand.ts';

describe('brandFrom', () => {
  test('without configuration the placeholders stay', () => {
    expect(brandFrom({})).toEqual(defaultBrand);
    expect(brandFrom({ supportPhone: ' ', chatNumber: undefined, companyEmail: '' })).toEqual(defaultBrand);
  });

  test('configured values take the place of the placeholders, and only those', () => {
    const brand = brandFrom({ chatNumber: '9000000001', companyEmail: ' care@pahiya.example ' });
    expect(brand).toEqual({
      ...defaultBrand,
      chatNumber: '919000000001',
      companyEmail: 'care@pahiya.example',
    });
  });

  test.each([
    ['+91 141 000 0001', '+911410000001'],
    ['0141-000-0001', '+911410000001'],
    ['9000000002', '+919000000002'],
    ['+91 90000 00002', '+919000000002'],
  ])('a support phone written %s is dialled as %s', (written, dialled) => {
    const brand = brandFrom({ supportPhone: written });
    expect(brand.supportPhone).toBe(written);
    expect(brand.supportPhoneDial).toBe(dialled);
  });
});

test('every placeholder is plainly one', () => {
  expect(defaultBrand.companyEmail).toMatch(/\.example$/);
  expect(defaultBrand.supportPhoneDial).toMatch(/0{6}$/);
  expect(defaultBrand.chatNumber).toMatch(/0{6}$/);
  for (const { url } of defaultBrand.socialLinks) expect(url).toMatch(/example/);
});
