import type { Locator, Page } from 'playwright-core';
import type { Site } from '../worker/site.ts';
import { hydrated, idleModules, openCarLists } from './journey.ts';

/** A visitor on a page, whose effort counts from the moment the price is known. */
export interface Visitor {
  taps: number;
  /** Presses of the phone's keyboard: characters, and Next to go from field to field. */
  keys: number;
  /** The times that the visitor waited for an answer of the server. */
  waits: number;
  readonly page: Page;
  readonly number: string;
  /** The messages that the page gave to the business chat. */
  readonly messages: string[];
  readonly card: Locator;
  readonly dialog: Locator;
  readonly panel: Locator;
  tap(place: Locator): Promise<void>;
  type(field: Locator, text: string): Promise<void>;
  /** Goes on to a later field by the keyboard's Next and types into it. */
  typeNext(field: Locator, text: string): Promise<void>;
  waitFor(answer: Locator): Promise<void>;
}

/** Seconds of a tap, a typed key and a wait on a poor network, for somebody who types at normal speed. */
const PACE = { tap: 1.5, key: 0.35, wait: 3 } as const;

/** An estimate, so that it is the same on a slow machine. */
export const secondsOf = ({ taps, keys, waits }: Pick<Visitor, 'taps' | 'keys' | 'waits'>): number =>
  taps * PACE.tap + keys * PACE.key + waits * PACE.wait;

const MOST_FIELDS = 4;

export const visitorOn = (page: Page, number: string): Visitor => ({
  taps: 0,
  keys: 0,
  waits: 0,
  page,
  number,
  messages: [],
  card: page.getByRole('region', { name: 'Price for your car' }),
  dialog: page.getByRole('dialog', { name: 'Confirm Your Booking' }),
  panel: page.getByRole('region', { name: 'We have your number' }),
  async tap(place) {
    this.taps += 1;
    await place.click();
  },
  // A field needs a tap before one can type.
  async type(field, text) {
    await this.tap(field);
    this.keys += text.length;
    await field.fill(text);
  },
  async typeNext(field, text) {
    const hasFocus = () => field.evaluate((element) => element === document.activeElement);
    for (let fields = 0; fields < MOST_FIELDS && !(await hasFocus()); fields += 1) {
      await page.keyboard.press('Tab');
      this.keys += 1;
    }
    this.keys += text.length;
    await page.keyboard.type(text);
  },
  async waitFor(answer) {
    this.waits += 1;
    await answer.waitFor();
  },
});

/** The price is on the screen: the effort counts from here. */
function knowPrice(visitor: Visitor): void {
  visitor.taps = 0;
  visitor.keys = 0;
  visitor.waits = 0;
}

/** A step of a journey, after which a picture is taken. */
export interface Step {
  readonly name: string;
  readonly walk: (visitor: Visitor) => Promise<unknown>;
}

/** Finds the car by its name in the price card. The price then shows, and the taps count from here. */
const findCar = (words: string, car: string) => async (visitor: Visitor) => {
  await idleModules(visitor.page);
  await openCarLists(visitor.page);
  await visitor.card.getByLabel('Search for your car').fill(words);
  await visitor.card.getByRole('button', { name: car }).first().click();
  await visitor.card.locator(`:enabled[data-book-car="${car}"][data-book-price]`).waitFor();
  knowPrice(visitor);
};

const leaveNumber: Step = {
  name: 'number',
  async walk(visitor) {
    await visitor.tap(visitor.card.getByRole('button', { name: 'Book Now' }));
    await visitor.type(visitor.dialog.getByLabel('Mobile number'), visitor.number);
  },
};

const goOn: Step = {
  name: 'next-step',
  async walk(visitor) {
    const tab = visitor.page.waitForEvent('popup');
    await visitor.tap(visitor.dialog.getByRole('button', { name: 'Continue' }));
    const chat = await tab;
    // Until it has loaded: the browser may hang where a tab closes between its commit and its load.
    await chat.waitForURL(/wa\.me/).catch(() => undefined);
    visitor.messages.push(new URL(chat.url()).searchParams.get('text') ?? '');
    await chat.close();
    await visitor.waitFor(visitor.panel);
  },
};

/** Home, price, slot, confirmed: without leaving the site. */
export const slotJourney: readonly Step[] = [
  { name: 'price', walk: findCar('baleno', 'Maruti Baleno petrol') },
  leaveNumber,
  goOn,
  {
    name: 'slot',
    async walk(visitor) {
      await visitor.tap(visitor.panel.getByText('Tomorrow', { exact: true }));
      await visitor.waitFor(visitor.panel.getByText('3-5 PM'));
      await visitor.tap(visitor.panel.getByText('3-5 PM'));
    },
  },
  {
    name: 'confirmed',
    async walk(visitor) {
      await visitor.tap(visitor.panel.getByRole('button', { name: 'Confirm Tomorrow, 3-5 PM' }));
      await visitor.waitFor(visitor.panel.getByText('Your booking is confirmed'));
    },
  },
];

/** Hyderabad, where a person agrees on the time: price, number, pickup, noted. */
export const pickupJourney: readonly Step[] = [
  { name: 'price', walk: findCar('nexon diesel', 'Tata Nexon diesel') },
  leaveNumber,
  goOn,
  {
    name: 'pickup',
    async walk(visitor) {
      await visitor.tap(visitor.panel.getByText('Free pickup', { exact: true }));
      await visitor.type(visitor.panel.getByLabel('Pickup address'), '7 Sample Road, Kothaguda');
    },
  },
  {
    name: 'noted',
    async walk(visitor) {
      await visitor.tap(visitor.panel.getByRole('button', { name: /^Request a visit tomorrow/ }));
      await visitor.waitFor(visitor.panel.getByText(/^Noted: free pickup tomorrow/));
    },
  },
];

/** The choices of a set that are free. */
const freeOf = (page: Page, name: string) =>
  page.locator('label.chip', { has: page.locator(`[name=${name}]:not(:disabled)`) });

/**
 * A battery job in Jaipur for a remembered car, from a won coupon to a moved order.
 * @param site its draw is random, so the coupon is changed to ₹100 off any work
 */
export const batteryJourney = ({ rows }: Pick<Site, 'rows'>): readonly Step[] => [
  {
    name: 'coupon',
    async walk({ page, number }) {
      await page.getByRole('textbox', { name: 'Mobile number' }).fill(number);
      await hydrated(page, 'spin-wheel');
      await page.getByRole('button', { name: 'Spin the wheel' }).click();
      await page.getByText(/SPIN-/).first().waitFor();
      await rows(
        "UPDATE coupons SET kind = 'amount', value = 10000, scope = NULL, description = '₹100 off' WHERE code LIKE 'SPIN-%'",
      );
      const car = { manufacturer: 'Maruti', model: 'Swift', fuelType: 'Petrol' };
      await page.evaluate((text) => sessionStorage.setItem('selectedVehicle', text), JSON.stringify(car));
    },
  },
  {
    name: 'price',
    async walk(visitor) {
      const { page } = visitor;
      await page.goto(new URL('/doorstep-services', page.url()).href);
      const job = page.locator('.ds', { hasText: 'Battery replacement' });
      await job.getByText('₹999').waitFor();
      await job.scrollIntoViewIfNeeded();
      knowPrice(visitor);
    },
  },
  {
    name: 'added',
    async walk(visitor) {
      await visitor.tap(visitor.page.getByRole('button', { name: 'Add Battery replacement' }));
      await visitor.page.locator('.action-bar').getByText('₹999').waitFor();
    },
  },
  {
    name: 'visit',
    async walk(visitor) {
      const { page } = visitor;
      await visitor.tap(page.locator('.action-bar').getByRole('link', { name: 'Choose a time' }));
      await hydrated(page, 'checkout');
      await visitor.waitFor(page.getByText('₹100 off.'));
      await visitor.type(page.getByLabel('Full name'), 'Sample Customer');
      await visitor.typeNext(page.getByLabel('House, street, landmark'), 'House 1, Sample Street');
      await visitor.typeNext(page.getByLabel('PIN code'), '302 017');
    },
  },
  {
    name: 'time',
    async walk(visitor) {
      const { page } = visitor;
      await visitor.waitFor(freeOf(page, 'timeSlot').last());
      await visitor.tap(freeOf(page, 'timeSlot').last());
    },
  },
  {
    name: 'booked',
    async walk(visitor) {
      const { page } = visitor;
      await visitor.tap(page.getByRole('button', { name: 'Book the visit' }));
      await visitor.waitFor(page.getByRole('heading', { name: 'Your visit is booked' }));
    },
  },
  {
    name: 'other-time',
    async walk(visitor) {
      const { page } = visitor;
      await visitor.tap(page.getByText('Change the time'));
      await visitor.tap(freeOf(page, 'slot').last());
    },
  },
  {
    name: 'moved',
    async walk(visitor) {
      const { page } = visitor;
      await visitor.tap(page.getByRole('button', { name: 'Change to this time' }));
      await visitor.waitFor(page.getByText('Time changed. We have noted the new time.'));
    },
  },
];

/** The journeys that a visitor makes most, from the page where each begins. */
export const journeysOn = (site: Pick<Site, 'rows'>) => [
  { name: 'journey-slot', path: '/', steps: slotJourney },
  { name: 'journey-battery', path: '/spin-to-win', steps: batteryJourney(site) },
  { name: 'journey-pickup', path: '/car-service-in-hyderabad', steps: pickupJourney },
];
