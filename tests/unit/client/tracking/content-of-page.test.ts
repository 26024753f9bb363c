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
    value: 1497,
  });
});

test('an unknown price leaves the value out, and the ids in', () => {
  expect(detailsOfServices([{ serviceId: 'coolant-topup', quantity: 1 }], sold)).toEqual({
    contentIds: ['coolant-topup'],
  });
});

test('a package has the id of its service', () => {
  const packages = [{ id: 'express-ac-service', product: 'ac-service', price: 199_900 }];
  const wanted = [{ serviceId: 'express-ac-service', quantity: 1 }];
  expect(detailsOfServices(wanted, packages)).toEqual({ contentIds: ['ac-service'], value: 1999 });
});

test('a view names the service that its page is about, and no id where the page is about none', () => {
  expect(detailsOfView('ac-service', '/services/ac')).toEqual({
    contentName: '/services/ac',
    contentIds: ['ac-service'],
  });
  expect(detailsOfView(undefined, '/about')).toEqual({ contentName: '/about' });
});
