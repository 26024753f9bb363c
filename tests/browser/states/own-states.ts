import type { Page } from 'playwright-core';
import { operatorOf, PASSPHRASE, sessionOf } from '../../worker/admin-session.ts';
import { addMechanic, moveJob } from '../../worker/operator-jobs.ts';
import { bookingCalls, type Draft, dayAhead } from '../../worker/own-bookings.ts';
import { orderCalls } from '../../worker/own-orders.ts';
import type { Site } from '../../worker/site.ts';
import type { ScreenState } from './screen-state.ts';

/** The variables of a site whose operator can move a job on. */
export const ownVariables = { ADMIN_PASSPHRASE: PASSPHRASE } as const;

/** The names of all states below, in their order; a test file lists its tests before any record exists. */
export const ownStateNames = [
  'booking-cancel',
  'booking-move',
  'booking-moved',
  'booking-cancelled',
  'booking-draft',
  'order-cancel',
  'order-move',
  'order-moved',
  'order-cancelled',
  'job-start-code',
  'job-part-asked',
  'job-paid',
  'job-bill',
  'my-bookings',
] as const;

/** Moves a booking's job on, as the operator does. */
export async function jobMoves(site: Site) {
  const operator = operatorOf(site, await sessionOf());
  const move = async ({ id }: Draft, name: string, fields: object = {}): Promise<void> => {
    const { status } = await moveJob(operator, id, name, fields);
    if (status !== 200) throw new Error(`the move ${name} answered ${status}`);
  };
  return { move, mechanicId: await addMechanic(operator) };
}

/** Presses a button that opens a dialog, and waits for it. */
const opened = (button: string, title: string) => async (page: Page) => {
  await page.getByRole('button', { name: button }).click();
  await page.getByRole('dialog', { name: title }).waitFor();
};
const headed = (name: string) => (page: Page) => page.getByRole('heading', { name }).waitFor();
/** Opens the free times, at the top of the screen: a link half under the header would be too small a target for axe. */
const openMove = async (page: Page) => {
  await page.getByText('Change the time').click();
  await page.locator('#move').evaluate((part) => part.scrollIntoView());
};

/** The bookings and orders that a device keeps, as My bookings stores them. */
export const keptOnDevice = (page: Page) =>
  page.addInitScript(() =>
    localStorage.setItem(
      'ownRecords',
      JSON.stringify([
        {
          kind: 'booking',
          id: '01999999-0000-7000-8000-000000000001',
          number: 'CAR12345',
          subject: 'Periodic Maintenance Service, Urban Cruiser Hyryder',
          date: '2030-01-05',
          timeSlot: '11-13',
        },
        {
          kind: 'order',
          id: '01999999-0000-7000-8000-000000000002',
          number: 'PH-1A2B3C4D',
          subject: 'Battery replacement, Quick vacuum',
          date: '2030-01-04',
          timeSlot: '9-11',
        },
        {
          kind: 'booking',
          id: '01999999-0000-7000-8000-000000000003',
          number: 'CAR54321',
          subject: 'AC Service',
        },
      ]),
    ),
  );

type Calls = ReturnType<typeof bookingCalls>;

/** Bookings at each step of a job: the start code, the question for a part, and the payment. */
async function jobStates(site: Site, calls: Calls): Promise<readonly ScreenState[]> {
  const { move, mechanicId } = await jobMoves(site);
  const assigned = async (day: number): Promise<Draft> => {
    const draft = await calls.create();
    await calls.confirm(draft, dayAhead(day), '11-13');
    await move(draft, 'assign', { mechanicId });
    return draft;
  };
  const started = async (day: number): Promise<Draft> => {
    const draft = await assigned(day);
    const { job } = (await calls.view(draft)).body as { job: { startCode: string } };
    await move(draft, 'start', { code: job.startCode });
    return draft;
  };
  const paid = await started(8);
  await move(paid, 'make_ready');
  await move(paid, 'pay', { method: 'upi' });
  const asked = await started(9);
  const part = { name: 'Brake pads', quantity: 2, price: 500, gstPercent: '28' };
  await move(asked, 'add_part', part);
  return [
    {
      name: 'job-start-code',
      path: pathOf(await assigned(10)),
      whole: true,
      open: (page) => page.getByText('Your start code').waitFor(),
    },
    {
      name: 'job-part-asked',
      path: pathOf(asked),
      whole: true,
      open: (page) => page.getByRole('button', { name: 'Yes, go ahead: Brake pads' }).waitFor(),
    },
    { name: 'job-paid', path: pathOf(paid), whole: true, open: headed('All done') },
    {
      name: 'job-bill',
      path: pathOf(paid),
      whole: true,
      open: async (page) => {
        await page.getByRole('link', { name: 'See the bill' }).click();
        await page.getByRole('heading', { name: /^Bill / }).waitFor();
      },
    },
  ];
}

const pathOf = ({ id, token }: Draft): string => `/booking/${id}?token=${token}`;

async function bookingStates(calls: Calls): Promise<readonly ScreenState[]> {
  const confirmed = async (day: number): Promise<Draft> => {
    const draft = await calls.create();
    await calls.confirm(draft, dayAhead(day), '9-11');
    return draft;
  };
  const [kept, moved, cancelled] = [await confirmed(4), await confirmed(5), await confirmed(6)];
  await calls.move(moved, dayAhead(7), '15-17');
  await calls.cancel(cancelled);
  return [
    {
      name: 'booking-cancel',
      path: pathOf(kept),
      open: opened('Cancel the booking', 'Cancel this booking?'),
    },
    { name: 'booking-move', path: pathOf(kept), whole: true, open: openMove },
    {
      name: 'booking-moved',
      path: `${pathOf(moved)}&done=moved`,
      whole: true,
      open: (page) => page.getByText('Time changed. We have noted the new time.').waitFor(),
    },
    {
      name: 'booking-cancelled',
      path: `${pathOf(cancelled)}&done=cancelled`,
      whole: true,
      open: headed('This booking is cancelled'),
    },
    {
      name: 'booking-draft',
      path: `${pathOf(await calls.create())}&problem=slot_full`,
      whole: true,
      open: headed('What is still missing'),
    },
  ];
}

async function orderStates(site: Site): Promise<readonly ScreenState[]> {
  const { cancel, move, own, place } = orderCalls(site);
  const placed = (day: number) => place({ date: dayAhead(day), timeSlot: '9-11' });
  const [kept, moved, cancelled] = [await placed(4), await placed(5), await placed(6)];
  await move(moved, dayAhead(7), '15-17');
  await cancel(cancelled);
  return [
    { name: 'order-cancel', path: own(kept), open: opened('Cancel the order', 'Cancel this order?') },
    { name: 'order-move', path: own(kept), whole: true, open: openMove },
    {
      name: 'order-moved',
      path: `${own(moved)}&done=moved`,
      whole: true,
      open: (page) => page.getByText('Time changed. We have noted the new time.').waitFor(),
    },
    {
      name: 'order-cancelled',
      path: `${own(cancelled)}&done=cancelled`,
      whole: true,
      open: headed('This order is cancelled'),
    },
  ];
}

/** The states of the pages that only the owner of a booking or of an order sees, with records that this creates. */
export async function ownStates(site: Site): Promise<readonly ScreenState[]> {
  const calls = bookingCalls(site);
  return [
    ...(await bookingStates(calls)),
    ...(await orderStates(site)),
    ...(await jobStates(site, calls)),
    {
      name: 'my-bookings',
      path: '/my-bookings',
      before: keptOnDevice,
      whole: true,
      open: (page) => page.getByRole('button', { name: 'Remove CAR54321 from this list' }).waitFor(),
    },
  ];
}
