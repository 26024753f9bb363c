import { expect, test } from 'vitest';
import { detailsOfServices, detailsOfView } from '../../../../client/tracking/content-of-page.ts';

const sold = [
  { id: 'jump-start', price: 29_900 },
  { id: 'battery-replacement', price: 99_900, discountPrice: 89_900 },
];

test('a cart has the ids and the real price of what is in it', () => {
  const wanted = [
    { serviceId: 'jump-start', quantity: 2 },
    { serviceId: 'battery-replacement', quantity: 1 },
  ];
  expect(detailsOfServices(wanted, sold)).toEqual({
    contentIds: ['jump-start', 'battery-replacement'],
    contentType: 'product',
    value: 1497,
  });
});

test('an unknown price leaves the value out, and the ids in', () => {
  expect(detailsOfServices([{ serviceId: 'coolant-topup', quantity: 1 }], sold)).toEqual({
    contentIds: ['coolant-topup'],
    contentType: 'product',
  });
});

test.each([
  ['service', '/services/ac', ['ac']],
  ['car', '/car-services/maruti-swift', ['maruti-swift']],
  ['express', '/express-dent-paint', ['express-dent-paint']],
])('a view of a %s page names the page’s own subject', (family, path, contentIds) => {
  expect(detailsOfView(family, path)).toEqual({ contentName: path, contentType: family, contentIds });
});
