import type { Locator, Page } from 'playwright-core';
import { sampleNumber } from '../worker/outside.ts';
import { press, write } from './assistant-walk.ts';
import { add, chooseTime, fillIn } from './cart-walk.ts';
import { endRoute, hydrated, idleModules } from './journey.ts';
import { keptOnDevice } from './states/own-states.ts';
import { refused } from './states/screen-state.ts';

/** A journey through the states of an island. The texts of the page are compared after each step. */
export interface IslandJourney {
  readonly island: string;
  readonly path: string;
  readonly before?: (page: Page) => Promise<unknown>;
  readonly steps: readonly ((page: Page) => Promise<unknown>)[];
  readonly expectedErrors?: readonly RegExp[];
}

const INVALID = 'Please enter a valid 10-digit mobile number';
const WRONG_NUMBER = '5000000001';
const number = (place: Locator) => place.getByRole('textbox', { name: 'Mobile number' });

/** Sends a wrong number, which every form refuses with a message, and corrects it. */
const wrongNumber = (place: (page: Page) => Locator, send: string | RegExp) => [
  async (page: Page) => {
    await number(place(page)).fill(WRONG_NUMBER);
    await place(page).getByRole('button', { name: send }).click();
    await place(page).getByText(INVALID).waitFor();
  },
  async (page: Page) => number(place(page)).fill(sampleNumber()),
];

const sent =
  (place: (page: Page) => Locator, send: string | RegExp, done: string | RegExp) => async (page: Page) => {
    await place(page).getByRole('button', { name: send }).click();
    await page.getByText(done).first().waitFor();
  };

const bookNow = (page: Page) => page.getByRole('dialog', { name: 'Confirm Your Booking' });
const nextStep = (page: Page) => page.getByRole('region', { name: 'We have your number' });
const schedule = (page: Page) => page.getByRole('dialog', { name: 'Schedule Your Service' });
const contact = (page: Page) => page.getByRole('region', { name: 'Write to us' });
const popup = (page: Page) => page.getByRole('region', { name: 'Want us to call you with the price?' });
const wheel = (page: Page) => page.locator('.spin-game');
const chat = (page: Page) => page.locator('.chat-page');
const shop = (page: Page) => page.locator('.shop');

/** An answer of the wheel that is the same for every visitor. */
const WON = {
  segment: 'any-100',
  coupon: { code: 'SPIN-AAAA2222', description: '₹100 off', expiresAt: null },
  chatUrl: 'https://wa.me/910000000000',
};

const filledCart = (page: Page) =>
  page.addInitScript(() => {
    if (sessionStorage.getItem('filled') !== null) return;
    sessionStorage.setItem('filled', '');
    localStorage.setItem(
      'pahiya-cart',
      JSON.stringify({
        items: [
          { serviceId: 'oil-filter-change', quantity: 1 },
          { serviceId: 'quick-vacuum', quantity: 2 },
        ],
      }),
    );
  });

const openBookNow = async (page: Page) => {
  await idleModules(page);
  await page.locator('.price-card').getByRole('button', { name: 'Book Now' }).click();
  await hydrated(page, 'booking');
};

const leads: readonly IslandJourney[] = [
  {
    island: 'booking',
    path: '/car-service-in-jaipur?car=maruti-swift-petrol',
    steps: [
      openBookNow,
      ...wrongNumber(bookNow, 'Continue'),
      async (page) => {
        await bookNow(page).getByRole('button', { name: 'Continue' }).click();
        await nextStep(page).getByText('Tomorrow', { exact: true }).waitFor();
      },
      async (page) => {
        await nextStep(page).getByRole('radio', { name: 'Tomorrow' }).check();
        await nextStep(page).getByRole('radio', { name: '3-5 PM' }).check();
      },
      async (page) => {
        await nextStep(page).getByRole('radio', { name: '5-7 PM' }).check();
        await nextStep(page).getByRole('button', { name: 'Confirm Tomorrow, 5-7 PM' }).click();
        await nextStep(page).getByText('Your booking is confirmed').waitFor();
      },
    ],
  },
  {
    island: 'booking',
    path: '/car-service-in-hyderabad?car=maruti-swift-petrol',
    before: refused('**/api/leads', 503),
    expectedErrors: [/503/],
    steps: [
      async (page) => {
        await openBookNow(page);
        await number(bookNow(page)).fill(sampleNumber());
        await bookNow(page).getByRole('button', { name: 'Continue' }).click();
        await bookNow(page).getByText('Something went wrong').waitFor();
      },
      async (page) => {
        await endRoute(page, '**/api/leads');
        await bookNow(page).getByRole('button', { name: 'Try again' }).click();
        await nextStep(page).getByRole('radio', { name: 'Free pickup' }).check();
        await nextStep(page).getByLabel('Pickup address').fill('7 Sample Road');
      },
    ],
  },
  {
    island: 'lead-popup',
    path: '/about',
    before: (page) => page.clock.install(),
    steps: [
      async (page) => {
        await page.clock.runFor(1_000);
        await idleModules(page);
        await page.clock.runFor(20_100);
        await popup(page).waitFor();
        await page.clock.runFor(1_000);
      },
      async (page) => {
        await number(popup(page)).fill(WRONG_NUMBER);
        await popup(page).getByRole('button', { name: 'Call me back' }).click();
        await popup(page).getByText(INVALID).waitFor();
        await page.clock.runFor(1_000);
      },
      async (page) => {
        await number(popup(page)).fill(sampleNumber());
        await popup(page).getByRole('button', { name: 'Call me back' }).click();
        await nextStep(page).waitFor();
        await page.clock.runFor(1_000);
      },
    ],
  },
];

const forms: readonly IslandJourney[] = [
  {
    island: 'enquiry',
    path: '/contact',
    steps: [
      async (page) => {
        await contact(page).getByLabel('Your name').click();
        await hydrated(page, 'enquiry');
      },
      async (page) => {
        await contact(page).getByRole('button', { name: 'Send the message' }).click();
        await contact(page).getByText('Please write a short message').waitFor();
      },
      async (page) => {
        await contact(page).getByLabel('Your name').fill('Sample Visitor');
        await contact(page).getByLabel('Your message').fill('Do you come to Tonk Road?');
        await number(contact(page)).fill(WRONG_NUMBER);
        await contact(page).getByRole('button', { name: 'Send the message' }).click();
      },
      async (page) => {
        await number(contact(page)).fill(sampleNumber());
        await contact(page).getByRole('button', { name: 'Send the message' }).click();
        await page.getByText('Thank you').first().waitFor();
      },
    ],
  },
  {
    island: 'schedule',
    path: '/services/ac',
    steps: [
      async (page) => {
        await page.getByRole('button', { name: 'Choose a date instead' }).click();
        await schedule(page).getByLabel('Name').waitFor();
      },
      async (page) => {
        await schedule(page).getByRole('button', { name: 'Book service' }).click();
        await schedule(page).getByText('Name is required').waitFor();
      },
      async (page) => {
        await schedule(page).getByLabel('Name').fill('Sample Customer');
        await schedule(page).getByLabel('Car model').fill('Hyundai Creta (Diesel)');
        await number(schedule(page)).fill(sampleNumber());
      },
      sent(schedule, 'Book service', 'Thank you'),
    ],
  },
  {
    island: 'spin-wheel',
    path: '/spin-to-win',
    steps: [
      async (page) => {
        await number(wheel(page)).click();
        await hydrated(page, 'spin-wheel');
      },
      ...wrongNumber(wheel, 'Spin the wheel'),
    ],
  },
  {
    island: 'spin-wheel',
    path: '/spin-to-win',
    before: refused('**/api/spin', 409, { code: 'already_spun', message: '' }),
    expectedErrors: [/409/],
    steps: [
      async (page) => {
        await number(wheel(page)).fill(sampleNumber());
        await hydrated(page, 'spin-wheel');
        await wheel(page).getByRole('button', { name: 'Spin the wheel' }).click();
        await page.getByRole('alert').first().waitFor();
      },
      async (page) => {
        await endRoute(page, '**/api/spin');
        await page.context().route('**/api/spin', (route) => route.fulfill({ json: WON }));
        await number(wheel(page)).fill(sampleNumber());
        await wheel(page).getByRole('button', { name: 'Spin the wheel' }).click();
        await page.getByText('SPIN-').first().waitFor();
      },
    ],
  },
  {
    island: 'assistant',
    path: '/assistant',
    steps: [
      (page) => chat(page).getByRole('button', { name: 'Maruti', exact: true }).waitFor(),
      ...['Maruti', 'Swift', 'Petrol', 'Jaipur', 'Mansarovar', /^Express Service/, 'Free Pick and Drop'].map(
        (name) => (page: Page) => press(chat(page), name),
      ),
      (page) => write(chat(page), 'Pickup address', '12 Sample Street'),
      (page) => press(chat(page), 'Tomorrow'),
      (page) => press(chat(page), /^9-11 AM/),
      async (page) => {
        await write(chat(page), 'Mobile number', '500');
        await chat(page).getByText(INVALID).waitFor();
      },
      (page) => write(chat(page), 'Mobile number', sampleNumber()),
      (page) => write(chat(page), 'Full name', 'Sample Visitor'),
      (page) => press(chat(page), 'Change: Sample Visitor'),
      (page) => write(chat(page), 'Full name', 'Another Visitor'),
      async (page) => {
        await press(chat(page), 'Confirm Booking');
        await chat(page).getByText('Booking id').waitFor();
      },
    ],
  },
];

const prices: readonly IslandJourney[] = [
  {
    island: 'price-picker',
    path: '/car-service-in-jaipur',
    steps: [
      async (page) => {
        await page.locator('.price-card summary').click();
        await page.getByLabel('Manufacturer').selectOption('Tata');
        await hydrated(page, 'price-picker');
      },
      async (page) => {
        await page.getByLabel('Model').selectOption('Nexon');
        await page.getByRole('heading', { name: 'All prices, Tata Nexon' }).waitFor();
      },
      (page) =>
        page
          .getByRole('region', { name: 'Price for your car' })
          .getByRole('radio', { name: 'Diesel' })
          .check(),
      async (page) => {
        await page.locator('.price-card summary').click();
        await page.getByLabel('Search for your car').fill('baleno');
      },
      async (page) => {
        await page
          .getByRole('button', { name: /Maruti Baleno petrol/ })
          .first()
          .click();
        await page.getByRole('heading', { name: 'All prices, Maruti Baleno' }).waitFor();
      },
      async (page) => {
        await page.locator('.price-card summary').click();
        await page.getByLabel('Search for your car').fill('tesla');
      },
    ],
  },
  {
    island: 'live-slots',
    path: '/express-beta-atc',
    steps: [
      async (page) => {
        await page.locator('[data-island="live-slots"]').scrollIntoViewIfNeeded();
        await hydrated(page, 'live-slots');
      },
    ],
  },
  {
    island: 'voice-search',
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
    steps: [
      (page) => hydrated(page, 'voice-search'),
      async (page) => {
        await page.getByRole('button', { name: 'Speak' }).click();
        await page.getByText('The microphone is not allowed.').waitFor();
      },
      (page) => page.getByRole('radio', { name: 'Hindi' }).check(),
    ],
  },
];

const doorstep: readonly IslandJourney[] = [
  {
    island: 'area-check',
    path: '/doorstep-services',
    steps: ['302017', '110001', ''].map((pin) => async (page: Page) => {
      const area = page.getByLabel('PIN code or area in Jaipur');
      await area.fill(pin);
      await area.press('Enter');
      await hydrated(page, 'area-check');
    }),
  },
  {
    island: 'catalogue-search',
    path: '/doorstep-services',
    steps: ['battery', 'submarine', 'wash', ''].map((words) => async (page: Page) => {
      await page.getByRole('searchbox').fill(words);
      await hydrated(page, 'catalogue-search');
    }),
  },
  {
    island: 'add-to-cart',
    path: '/doorstep-services',
    steps: [
      (page) => add(page, 'Oil and filter change'),
      (page) => page.getByRole('button', { name: 'One more: Oil and filter change' }).first().click(),
      (page) => page.getByRole('button', { name: 'One less: Oil and filter change' }).first().click(),
      (page) => page.getByRole('button', { name: 'One less: Oil and filter change' }).first().click(),
    ],
  },
  {
    island: 'cart',
    path: '/doorstep-services/cart',
    before: filledCart,
    steps: [
      (page) => page.getByText('Quick vacuum').first().waitFor(),
      (page) => page.getByRole('button', { name: 'One more: Quick vacuum' }).click(),
      async (page) => {
        await page.getByRole('button', { name: 'One less: Oil and filter change' }).click();
        await page.getByRole('button', { name: 'Undo' }).waitFor();
      },
      (page) => page.getByRole('button', { name: 'Undo' }).click(),
      async (page) => {
        await page.getByRole('button', { name: 'Clear' }).click();
        await page.getByText('Your cart is empty').waitFor();
      },
    ],
  },
  {
    island: 'checkout',
    path: '/checkout',
    before: filledCart,
    expectedErrors: [/40\d/],
    steps: [
      (page) => hydrated(page, 'checkout'),
      async (page) => {
        await shop(page).getByRole('button', { name: 'Book the visit' }).click();
        await page.getByText('Name is required').waitFor();
      },
      (page) => fillIn(page, sampleNumber()),
      async (page) => {
        await page.getByLabel('Coupon code').fill('NO-SUCH-CODE');
        await page.getByRole('button', { name: 'Apply', exact: true }).click();
        await page.getByText('This code does not work for this number').waitFor();
      },
      (page) => page.getByLabel('Coupon code').fill(''),
      (page) => chooseTime(page),
      async (page) => {
        await shop(page).getByRole('button', { name: 'Book the visit' }).click();
        await page.waitForURL(/\/order\//);
        await page.getByRole('heading', { name: 'Your visit is booked' }).waitFor();
      },
    ],
  },
];

const own: readonly IslandJourney[] = [
  {
    island: 'my-bookings',
    path: '/my-bookings',
    before: keptOnDevice,
    steps: [
      (page) => hydrated(page, 'my-bookings'),
      (page) => page.getByRole('button', { name: 'Remove CAR54321 from this list' }).click(),
      async (page) => {
        await page.getByRole('button', { name: 'Remove PH-1A2B3C4D from this list' }).click();
        await page.getByRole('button', { name: 'Remove CAR12345 from this list' }).click();
        await page.getByText('Nothing is booked on this device yet').waitFor();
      },
    ],
  },
  {
    island: 'no island, but the location',
    path: '/car-service-near-me',
    steps: [
      async (page) => {
        await idleModules(page);
        await page.getByRole('button', { name: 'Use my location' }).click();
        await page.getByText('You seem to be near').waitFor();
      },
    ],
  },
];

export const islandJourneys: readonly IslandJourney[] = [...leads, ...forms, ...prices, ...doorstep, ...own];
