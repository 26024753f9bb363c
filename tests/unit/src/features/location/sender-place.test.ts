import { expect, test } from 'vitest';
import { senderPlace } from '../../../../../src/features/location/sender-place.ts';

const inJaipur = (cookie = ''): Request =>
  Object.assign(new Request('https://pahiya.example/api/leads', { headers: { Cookie: cookie } }), {
    cf: { country: 'IN', city: 'Jaipur', region: 'Rajasthan' },
  });

const CHOSEN = '__Host-city=pune';

test.each([
  ['the city of the page, before a choice', CHOSEN, { ofPage: 'Mumbai', own: { city: 'Delhi' } }, 'Mumbai'],
  ['the chosen city, before what was said', CHOSEN, { own: { city: 'Delhi' } }, 'Pune'],
  ['a city of this visit', '__Host-visit-city=chennai', {}, 'Chennai'],
  ['a chosen place that we do not serve', '__Host-visit-city=lucknow', {}, 'Lucknow'],
  ['what was said, by its one name', '', { own: { city: 'बेंगलुरु' } }, 'Bangalore'],
  ['the city of a town', '', { own: { city: 'Gurgaon' } }, 'Delhi'],
  ['another place as it was said', '', { own: { city: 'कोटा' } }, 'कोटा'],
  ['never the guess of the network', '', {}, undefined],
  ['no empty words', '', { ofPage: '', own: { city: '' } }, undefined],
])('the place of a sender is %s', (_, cookie, said, city) => {
  expect(senderPlace(inJaipur(cookie), said)?.city).toBe(city);
});

test('an area and a point belong to the place only if the sender said the same city', () => {
  expect(senderPlace(inJaipur(CHOSEN), { own: { city: 'Poona' } })?.isOwn).toBe(true);
  expect(senderPlace(inJaipur(CHOSEN), { own: { city: 'Jaipur' } })?.isOwn).toBe(false);
});
