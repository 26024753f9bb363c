import type { JobStep, JobWay, PaymentMethod } from '../../features/jobs/rules/job.ts';

/** The part of a booking's or an order's own page that follows the job, its bill and its review. */
export const ownJobText = {
  heading: 'Progress',
  /** The steps as they are done. */
  steps: {
    assigned: 'Your mechanic is assigned',
    on_way: 'The mechanic is on the way',
    started: 'The work has started',
    ready: 'Your car is ready',
    paid: 'Paid. Thank you!',
  } satisfies Record<JobStep, string>,
  collected: 'Your car is collected',
  confirmed: 'Confirmed',
  mechanic: (name: string) => `${name} is your mechanic.`,
  /** The second sentence of the page's head, below the name of the step. */
  heads: {
    assigned: 'We will call you before the slot. You pay after the service.',
    on_way: 'Share your start code only when the work is about to begin.',
    started: 'No part is fitted without your approval.',
    ready: 'The bill is on this page.',
  } satisfies Record<Exclude<JobStep, 'paid'>, string>,
  /** Shown for the step that follows. */
  next: 'Next',
  pending: {
    assigned: 'We assign your mechanic',
    on_way: 'The mechanic comes to you',
    started: 'The mechanic starts with your code',
    ready: 'Your car is ready',
    paid: 'You pay by cash, UPI or card',
  } satisfies Record<JobStep, string>,
  collecting: 'We collect your car',
  code: 'Your start code',
  codeText: 'Share it with the mechanic only when the work is about to begin, and with nobody before.',
  codeOf: (code: string) => `Start code ${[...code].join(' ')}`,
  locked: 'A wrong code was entered too many times. If the mechanic is with you, get a new code.',
  newCode: 'Get a new code',
  parts: 'Your approval is needed',
  part: (name: string, quantity: number) => (quantity === 1 ? name : `${quantity} × ${name}`),
  byPhone: (who: string, when: string) => `Approved by phone${who && ` with ${who}`}, ${when}`,
  approved: 'Approved by phone',
  partText: 'It is fitted and added to the bill only if you approve.',
  yes: 'Yes, go ahead',
  no: 'No',
  yesTo: (name: string) => `Yes, go ahead: ${name}`,
  noTo: (name: string) => `No: ${name}`,
  due: 'to pay, by cash, UPI or card',
  call: 'Call',
  billGrows: (before: string, after: string) => `Your bill: ${before} now, ${after} with it.`,
  openBill: 'See the bill',
  refresh: 'Refresh',
  review: {
    heading: 'How was the service?',
    text: 'Your review may appear on our website with your first name.',
    stars: 'Stars, 1 to 5',
    words: 'Your review',
    send: 'Send the review',
    thanks: 'Thank you for your review.',
  },
  reviewWish: {
    label: 'After the service, ask me on WhatsApp for a review',
    save: 'Save',
  },
  done: {
    part_yes: 'Approved. The workshop has been told.',
    part_no: 'Noted. We will not do it without your approval.',
    new_code: 'Here is your new code.',
    reviewed: 'Thank you for your review.',
    review_wanted: 'Saved. We will ask you once, after the service.',
    review_unwanted: 'Saved. We will not ask you for a review on WhatsApp.',
  },
  problems: {
    out_of_order: 'This has already been answered.',
    not_found: 'The workshop has withdrawn this.',
    not_finished: 'You can review the job once it is paid.',
    ledger_unavailable: 'That did not reach us. Please try again.',
    already_there: 'You have already reviewed this job.',
  },
  upi: {
    open: 'Pay by UPI',
    code: 'UPI code with the amount and the bill number',
    hint: 'Scan the code with any UPI app.',
  },
  bill: {
    title: (number: string, brand: string) => `Bill ${number} | ${brand}`,
    description: 'The bill for your car service, ready to print. Only people with this link can see it.',
    heading: (number: string) => `Bill ${number}`,
    estimate: 'Estimate',
    date: 'Date',
    of: 'For',
    car: 'Car',
    customer: 'Customer',
    address: 'Address',
    item: 'Work and parts',
    code: 'HSN/SAC',
    quantity: 'Qty',
    amount: 'Amount',
    total: 'Total, with GST',
    paidBefore: 'Already paid by card',
    due: 'To pay',
    paid: (method: string) => `Paid ${method}`,
    methods: { cash: 'in cash', upi: 'by UPI', card: 'by card', none: 'already' } satisfies Record<
      PaymentMethod | 'none',
      string
    >,
    taxes: 'GST in these prices',
    rate: 'Rate',
    taxable: 'Taxable',
    central: 'CGST',
    state: 'SGST',
    percent: (percent: number) => `${percent}%`,
    open: 'to be confirmed',
    print: 'Print the bill',
    back: 'Back to the booking',
  },
} as const;

/** The name of a step for a way: a pickup collects the car. */
export const stepName = (step: JobStep, way: JobWay, done: boolean): string => {
  if (step === 'on_way' && way === 'pickup') return done ? ownJobText.collected : ownJobText.collecting;
  return done ? ownJobText.steps[step] : ownJobText.pending[step];
};
