import type { Page } from 'playwright-core';
import { sampleNumber } from '../../worker/outside.ts';
import { dayAhead } from '../../worker/own-bookings.ts';
import { add, chooseTime, fillIn } from '../cart-walk.ts';
import { hydrated, openCarLists } from '../journey.ts';
import { held, refused, type ScreenState } from './screen-state.ts';

/** Stores a cart, as an earlier page of the visit does. */
const filled = (page: Page) =>
  page.addInitScript(() => {
    // Runs once a visit, so that a cart stays empty after its order.
    if (sessionStorage.getItem('filled') !== null) return;
    sessionStorage.setItem('filled', '');
    localStorage.setItem(
      'pahiya-cart',
      JSON.stringify({
        items: [
          { serviceId: 'oil-filter-change', quantity: 1 },
          { serviceId: 'battery-replacement', quantity: 1 },
          { serviceId: 'quick-vacuum', quantity: 2 },
        ],
      }),
    );
  });

const checkedOut = async (page: Page): Promise<void> => {
  await fillIn(page, sampleNumber());
  await chooseTime(page);
};

/** The server's error when another visitor has just booked the slot. */
const lostSlot = {
  code: 'slot_full',
  message: '',
  alternatives: [
    { date: dayAhead(2), id: '13-15', left: 2 },
    { date: dayAhead(3), id: '9-11', left: 4 },
  ],
};

const send = (page: Page) => page.getByRole('button', { name: 'Book the visit' }).click();

const spin = async (page: Page): Promise<void> => {
  await page.getByRole('textbox', { name: 'Mobile number' }).fill(sampleNumber());
  await hydrated(page, 'spin-wheel');
  await page.getByRole('button', { name: 'Spin the wheel' }).click();
};

const PICKED = '/car-service-in-jaipur';

/** The states of choosing a car, filling a cart, paying and winning a coupon. */
export const buyingStates: readonly ScreenState[] = [
  {
    name: 'picker-home',
    path: '/',
    open: openCarLists,
  },
  {
    name: 'picker-model',
    path: PICKED,
    open: async (page) => {
      await openCarLists(page);
      await page.getByLabel('Manufacturer').selectOption('Hyundai');
      await hydrated(page, 'price-picker');
    },
  },
  {
    name: 'picker-chosen',
    path: PICKED,
    whole: true,
    open: async (page) => {
      await openCarLists(page);
      await page.getByLabel('Manufacturer').selectOption('Tata');
      await hydrated(page, 'price-picker');
      await page.getByLabel('Model').selectOption('Nexon');
      await page.getByRole('heading', { name: /All prices, Tata Nexon/ }).waitFor();
    },
  },
  {
    name: 'picker-failed',
    path: PICKED,
    before: (page) => page.context().route('**/api/prices/**', (route) => route.abort()),
    expectedErrors: [/api\/prices/],
    open: async (page) => {
      await openCarLists(page);
      await page.getByLabel('Manufacturer').selectOption('Maruti');
      await hydrated(page, 'price-picker');
      await page.getByLabel('Model').selectOption('Baleno');
      await page.getByRole('button', { name: 'Show prices' }).waitFor();
    },
  },
  {
    name: 'catalogue-added',
    path: '/doorstep-services',
    open: async (page) => {
      await add(page, 'Oil and filter change');
      await page.getByRole('button', { name: 'One more: Oil and filter change' }).first().click();
      // A row half under the header would leave a link that axe reports as too small a target.
      await page
        .getByRole('heading', { name: 'Maintenance' })
        .evaluate((heading) => heading.scrollIntoView());
    },
  },
  {
    name: 'catalogue-nothing-found',
    path: '/doorstep-services',
    open: async (page) => {
      await page.getByRole('searchbox').fill('submarine');
      await hydrated(page, 'catalogue-search');
      await page.locator('.ds[hidden]').first().waitFor({ state: 'attached' });
    },
  },
  {
    name: 'area-served',
    path: '/doorstep-services',
    open: async (page) => {
      const area = page.getByLabel('PIN code or area in Jaipur');
      await area.fill('302017');
      await area.press('Enter');
      await page.getByText('Yes, we come to').scrollIntoViewIfNeeded();
    },
  },
  {
    name: 'cart-filled',
    path: '/doorstep-services/cart',
    before: filled,
    whole: true,
    open: (page) => page.locator('.line b').first().waitFor(),
  },
  {
    name: 'cart-taken-out',
    path: '/doorstep-services/cart',
    before: filled,
    open: async (page) => {
      await page.getByRole('button', { name: 'One less: Battery replacement' }).click();
      await page.getByRole('button', { name: 'Undo' }).waitFor();
    },
  },
  {
    name: 'cart-cleared',
    path: '/doorstep-services/cart',
    before: filled,
    open: async (page) => {
      await page.getByRole('button', { name: 'Clear' }).click();
      await page.getByText('Your cart is empty').waitFor();
    },
  },
  {
    name: 'cart-changed',
    path: '/doorstep-services/cart',
    before: (page) =>
      page.addInitScript(() =>
        localStorage.setItem(
          'pahiya-cart',
          JSON.stringify([
            { serviceId: 'quick-vacuum', quantity: 2, seen: { name: 'Quick vacuum', unitPrice: 19900 } },
            { serviceId: 'flying-carpet', quantity: 1, seen: { name: 'Flying carpet', unitPrice: 100 } },
          ]),
        ),
      ),
    open: (page) => page.getByText('Flying carpet is no longer offered').waitFor(),
  },
  {
    name: 'checkout-filled',
    path: '/checkout',
    before: filled,
    whole: true,
    open: checkedOut,
  },
  {
    name: 'checkout-invalid',
    path: '/checkout',
    before: filled,
    whole: true,
    open: async (page) => {
      await hydrated(page, 'checkout');
      await send(page);
      await page.getByText('Name is required').waitFor();
    },
  },
  {
    name: 'checkout-coupon',
    path: '/checkout',
    before: filled,
    open: async (page) => {
      await hydrated(page, 'checkout');
      await page.locator('.shop').getByLabel('Mobile number').fill(sampleNumber());
      const code = page.getByLabel('Coupon code');
      await code.fill('NO-SUCH-CODE');
      await page.getByRole('button', { name: 'Apply', exact: true }).click();
      await page.getByText('This code does not work for this number').waitFor();
      await code.scrollIntoViewIfNeeded();
    },
    expectedErrors: [/40\d/],
  },
  {
    name: 'checkout-busy',
    path: '/checkout',
    before: async (page) => {
      await filled(page);
      await held('**/api/checkout/orders')(page);
    },
    open: async (page) => {
      await checkedOut(page);
      await send(page);
    },
  },
  {
    name: 'checkout-failed',
    path: '/checkout',
    before: async (page) => {
      await filled(page);
      await refused('**/api/checkout/orders', 503)(page);
    },
    expectedErrors: [/503/],
    open: async (page) => {
      await checkedOut(page);
      await send(page);
      await page.locator('.shop').getByRole('alert').first().waitFor();
    },
  },
  {
    name: 'checkout-slot-gone',
    path: '/checkout',
    before: async (page) => {
      await filled(page);
      await refused('**/api/checkout/orders', 409, lostSlot)(page);
    },
    expectedErrors: [/409/],
    open: async (page) => {
      await checkedOut(page);
      await send(page);
      await page.locator('.changed[role=alert]').waitFor();
    },
  },
  {
    name: 'checkout-slot-taken-instead',
    path: '/checkout',
    before: async (page) => {
      await filled(page);
      await refused('**/api/checkout/orders', 409, lostSlot)(page);
    },
    expectedErrors: [/409/],
    open: async (page) => {
      await checkedOut(page);
      await send(page);
      await page.locator('.changed[role=alert]').getByRole('button').last().click();
      await page.locator('[name=timeSlot][value="9-11"]:checked').waitFor();
    },
  },
  {
    name: 'order',
    path: '/checkout',
    before: filled,
    whole: true,
    open: async (page) => {
      await checkedOut(page);
      await send(page);
      await page.waitForURL(/\/order\//);
      await page.getByRole('heading', { name: 'Your visit is booked' }).waitFor();
    },
  },
  {
    name: 'express-cart-car',
    path: '/express-rzp-atc/cart?car=maruti-swift-petrol',
    whole: true,
    open: (page) => page.getByText('Maruti Swift (Petrol)').first().waitFor(),
  },
  {
    name: 'coupon-won',
    path: '/spin-to-win',
    whole: true,
    open: async (page) => {
      await spin(page);
      await page.getByText(/SPIN-/).first().waitFor();
    },
  },
  {
    name: 'spin-again',
    path: '/spin-to-win',
    before: refused('**/api/spin', 409, { code: 'already_spun', message: '' }),
    expectedErrors: [/409/],
    open: async (page) => {
      await spin(page);
      await page.getByRole('alert').first().waitFor();
    },
  },
  {
    name: 'enquiry-invalid',
    path: '/contact',
    open: async (page) => {
      const form = page.getByRole('region', { name: 'Write to us' });
      await form.getByLabel('Your name').click();
      await hydrated(page, 'enquiry');
      await form.getByRole('button', { name: 'Send the message' }).click();
      await form.getByText('Please write a short message').waitFor();
    },
  },
  {
    name: 'voice-refused',
    path: '/voice-search-demo',
    before: (page) =>
      page.addInitScript(() => {
        class Refuser extends EventTarget {
          start() {
            queueMicrotask(() => {
              this.dispatchEvent(Object.assign(new Event('error'), { error: 'not-allowed' }));
              this.dispatchEvent(new Event('end'));
            });
          }
          stop() {}
        }
        Reflect.set(window, 'SpeechRecognition', Refuser);
      }),
    open: async (page) => {
      await hydrated(page, 'voice-search');
      await page.getByRole('button', { name: 'Speak' }).click();
      await page.getByText('The microphone is not allowed.').waitFor();
    },
  },
];
