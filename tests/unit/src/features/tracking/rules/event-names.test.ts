import { expect, test } from 'vitest';
import {
  AD_EVENTS,
  EVENT_NAMES,
  isConversionName,
  isCustomOnPixel,
} from '../../../../../../src/features/tracking/rules/event-names.ts';

test('the ad events are the seventeen standard names, each once', () => {
  const spec =
    'PageView, Lead, InitiateCheckout, Contact, CompleteRegistration, SubmitApplication, Schedule, AddToCart, Purchase, Subscribe, FindLocation, CustomizeProduct, ViewContent, AddToWishlist, StartCheckout, Search, ViewItem';
  expect(Object.values(AD_EVENTS).sort()).toEqual(spec.split(', ').sort());
});

test('only ViewItem and StartCheckout are custom on the pixel', () => {
  expect(Object.values(AD_EVENTS).filter(isCustomOnPixel).sort()).toEqual(['StartCheckout', 'ViewItem']);
});

test('names of object properties are not event names', () => {
  expect(isConversionName('lead')).toBe(true);
  expect(['toString', '__proto__', 'Lead', 'scroll_depth'].some(isConversionName)).toBe(false);
  expect(new Set(EVENT_NAMES).size).toBe(EVENT_NAMES.length);
});
