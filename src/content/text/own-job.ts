import type { JobStep, JobWay, PaymentMethod } from '../../features/jobs/rules/job.ts';

/** The part of a booking's or an order's own page that follows the job, its bill and its review. */
export const ownJobText = {
  heading: 'How the job goes on',
  /** The steps as they are done. */
  steps: {
    assigned: 'Your mechanic is named',
    on_way: 'The mechanic is on the way',
    started: 'The work has started',
    ready: 'Your car is ready',
    paid: 'Paid. Thank you!',
  } satisfies Record<JobStep, string>,
  collected: 'Your car is collected',
  confirmed: 'Confirmed',
  mechanic: (name: string) => `${name} looks after your car.`,
  /** The second sentence of the page's head, below the name of the step. */
  heads: {
    on_way: 'Tell your start code only when the work may begin.',
    started: 'A part is fitted only with your yes.',
    ready: 'The bill is on this page.',
  } satisfies Partial<Record<JobStep, string>>,
  /** Shown for the step that follows. */
  next: 'Next',
  pending: {
    assigned: 'We name your mechanic',
    on_way: 'The mechanic comes to you',
    started: 'The mechanic starts with your code',
    ready: 'Your car is ready',
    paid: 'You pay by cash, UPI or card',
  } satisfies Record<JobStep, string>,
  collecting: 'We collect your car',
  code: 'Your start code',
  codeText: 'Tell it to the mechanic when the work may begin, and to nobody before.',
  codeOf: (code: string) => `Start code ${[...code].join(' ')}`,
  locked: 'Somebody typed wrong codes too often. If the mechanic is with you, get a new code.',
  newCode: 'Get a new code',
  parts: 'The workshop asks',
  part: (name: string, quantity: number) => (quantity === 1 ? name : `${quantity} × ${name}`),
  partText: 'It is fitted, and joins the bill, only with your yes.',
  yes: 'Yes, do it',
  no: 'No',
  yesTo: (name: string) => `Yes, do it: ${name}`,
  noTo: (name: string) => `No: ${name}`,
  due: (amount: string) => `${amount} to pay, by cash, UPI or card.`,
  openBill: 'See the bill',
  refresh: 'Look again',
  review: {
    heading: 'How was it?',
    text: 'Your words may stand on our pages, with your first name.',
    stars: 'Stars',
    star: (count: number) => (count === 1 ? '1 star' : `${count} stars`),
    words: 'Your words',
    send: 'Send the review',
    thanks: 'Thank you for your review.',
  },
  done: {
    part_yes: 'Agreed. The workshop knows.',
    part_no: 'Noted: not without you.',
    new_code: 'Here is your new code.',
    reviewed: 'Thank you for your review.',
  },
  problems: {
    out_of_order: 'This was answered already.',
    not_found: 'The workshop has taken this back.',
    not_finished: 'You can review the job once it is paid.',
    ledger_unavailable: 'That did not arrive. Please try again.',
    already_there: 'You have reviewed this job already.',
  },
  bill: {
    title: (number: string, brand: string) => `Bill ${number} | ${brand}`,
    description: 'The bill of your car service, for printing. Only for whoever has this link.',
    heading: (number: string) => `Bill ${number}`,
    estimate: 'What it will cost',
    date: 'Date',
    of: 'For',
    car: 'Car',
    item: 'Work and parts',
    code: 'HSN/SAC',
    quantity: 'No.',
    amount: 'Amount',
    total: 'Total, with GST',
    paidBefore: 'Paid before by card',
    due: 'To pay',
    paid: (method: string) => `Paid ${method}`,
    methods: { cash: 'in cash', upi: 'by UPI', card: 'by card', none: 'before' } satisfies Record<
      PaymentMethod | 'none',
      string
    >,
    taxes: 'GST in these prices',
    rate: 'Rate',
    taxable: 'Taxable',
    central: 'CGST',
    state: 'SGST',
    percent: (percent: number) => `${percent}%`,
    open: 'to be told',
    print: 'Print it with your browser.',
    back: 'Back to the booking',
  },
} as const;

/** The name of a step for a way: a pickup collects the car. */
export const stepName = (step: JobStep, way: JobWay, done: boolean): string => {
  if (step === 'on_way' && way === 'pickup') return done ? ownJobText.collected : ownJobText.collecting;
  return done ? ownJobText.steps[step] : ownJobText.pending[step];
};
