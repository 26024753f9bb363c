import * as z from 'zod/mini';
import type { RecordChanges } from '../../platform/ledger/records.ts';
import type { AnyFields, JobRecord, LedgerRecord, OrderRecord, RecordPart } from '../../records/record.ts';
import { isAgreed } from '../../records/record-status.ts';
import { compactDigits } from '../../values/latin-digits.ts';
import { lazySchema } from '../../values/lazy-schema.ts';
import type { QrCode } from '../../values/qr-code.ts';
import { endpoints } from '../../web/contract/addresses.ts';
import { body } from '../../web/contract/body.ts';
import { calendarDate, mobileNumber, text, wholeNumber } from '../../web/contract/fields.ts';
import { type Bill, type BillLine, billOf, WORK_GST, WORK_SAC } from './rules/bill.ts';
import {
  GST_PERCENTS,
  type Job,
  type JobSubject,
  type JobWay,
  newJob,
  PAYMENT_METHODS,
  stepOf,
} from './rules/job.ts';
import type { Leave } from './rules/leave.ts';

export { type Bill, type BillLine, type BillTax, PART_GST, PART_HSN } from './rules/bill.ts';
export {
  GST_PERCENTS,
  isUnderWay,
  isUntouched,
  JOB_PROBLEMS,
  JOB_STEPS,
  type Job,
  type JobMove,
  type JobProblem,
  type JobStep,
  type JobWay,
  MOST_TRIES,
  nextStep,
  PAYMENT_METHODS,
  type Part,
  type PaymentMethod,
  stepOf,
  stepsOf,
} from './rules/job.ts';
export { isOnLeave, type Leave, MOST_LEAVE_DAYS } from './rules/leave.ts';
export { type PastChange, UNDONE, type Undoable, undoableOf } from './rules/undo.ts';

/** The job of a record; a new one where none has begun. */
export const jobOf = ({ fields }: { readonly fields: AnyFields }): Job => fields.job ?? newJob;

/** The number of the bill of a car that is ready; undefined after that step was taken back, for the bill may still change. */
export const billNumberOf = ({ billNumber, steps }: Pick<Job, 'billNumber' | 'steps'>): number | undefined =>
  steps.some(({ step }) => step === 'ready') ? billNumber : undefined;

/** The changes that store a job in its record, with the two fields that lists filter by. */
export const jobChanges = (job: Job, status?: string): RecordChanges => ({
  ...(status !== undefined && { status }),
  fields: {
    job: job.steps.length === 0 && job.code.serial === 1 && job.code.tries === 0 ? null : storable(job),
    jobStep: stepOf(job) ?? null,
    mechanic: job.mechanic?.id ?? null,
  },
});

/** The job without undefined properties, as JSON has it. */
const storable = ({ steps, mechanic, code, parts, payment, statusBefore, billNumber }: Job) => ({
  steps,
  code,
  parts,
  ...(mechanic && { mechanic }),
  ...(payment && { payment }),
  ...(statusBefore && { statusBefore }),
  ...(billNumber && { billNumber }),
});

/** The kinds of records that become jobs. */
export const hasJob = <Known extends Pick<LedgerRecord, 'kind'>>(
  record: Known,
): record is Extract<Known, { kind: JobRecord['kind'] }> =>
  record.kind === 'booking' || record.kind === 'order';

/** Whether a record is confirmed, so that its job may begin: it has its time, and nothing has ended it. */
export const isConfirmed = (record: RecordPart<'kind' | 'status' | 'fields'>): boolean =>
  hasJob(record) && isAgreed(record) && record.fields.seatWaits === undefined;

/** How car and mechanic meet. An order is driven to; a booking says it. */
export function wayOf(record: RecordPart<'kind' | 'fields'>): JobWay {
  if (record.kind === 'order') return 'doorstep';
  return record.kind === 'booking' && record.fields.servicePreference === 'pickup' ? 'pickup' : 'walk_in';
}

type BilledRecord = RecordPart<'kind' | 'fields' | 'service'>;

const WORK_TAX = { kind: 'work', gstPercent: WORK_GST, hsn: WORK_SAC } as const;

/** The booked lines of a record's bill: those of an order, else the booking's service at its price. */
function bookedLines(record: BilledRecord): BillLine[] {
  if (record.kind === 'order') return orderedLines(record.fields);
  const { serviceType, servicePrice } = record.kind === 'booking' ? record.fields : {};
  return [{ ...WORK_TAX, services: [serviceType ?? record.service ?? ''], quantity: 1, total: servicePrice }];
}

function orderedLines({ lines, amount }: OrderRecord['fields']): BillLine[] {
  const listed = lines.map(({ serviceId, quantity, totalPrice }) => ({
    ...WORK_TAX,
    services: [serviceId],
    quantity,
    total: totalPrice,
  }));
  const sum = lines.reduce((total, line) => total + line.totalPrice, 0);
  const [first] = listed;
  // A corrected price is one for the whole order.
  return amount !== sum && first
    ? [{ ...first, services: listed.flatMap(({ services }) => services), quantity: 1, total: amount }]
    : listed;
}

/** The bill of a record: what was booked, and the parts that the customer has agreed to. */
export function billOfRecord(record: BilledRecord): Bill {
  const isPaidByCard = record.kind === 'order' && record.fields.paymentId !== undefined;
  return billOf(bookedLines(record), jobOf(record).parts, isPaidByCard ? record.fields.amount : 0);
}

/** A payment by UPI: the link that opens a payment app, and the same as a code to scan. */
export interface UpiPayment {
  readonly link: string;
  readonly code: QrCode;
}

/** The person that a bill is made out to. */
export interface BilledTo {
  readonly name: string | undefined;
  readonly address: string | undefined;
  /** The id of the area, or the typed one. */
  readonly area: string | undefined;
  readonly pinCode: string | undefined;
  readonly gstin: string | undefined;
}

export function billedTo({ name, fields }: RecordPart<'name' | 'fields'>): BilledTo {
  const { address, area, pinCode, gstin }: AnyFields = fields;
  return { name: name ?? undefined, address, area, pinCode, gstin };
}

/** The facts of a record that the rules of its job need. */
export const jobSubject = (record: LedgerRecord): JobSubject => ({
  status: record.status,
  job: jobOf(record),
  way: wayOf(record),
  isConfirmed: isConfirmed(record),
  due: billOfRecord(record).due,
});

/** A job as its customer sees it. Amounts in paise. */
export interface JobView {
  readonly way: JobWay;
  readonly steps: Job['steps'];
  readonly mechanic: string | undefined;
  /** The four digits that the mechanic needs to start; undefined before an assignment and after the start. */
  readonly startCode: string | undefined;
  /** True after too many wrong codes, when the customer may ask for a new one. */
  readonly codeLocked: boolean;
  readonly parts: Job['parts'];
  readonly bill: Bill;
  readonly payment: Job['payment'];
  /** Undefined until the car is ready. */
  readonly billNumber: number | undefined;
  /** The person that the bill is made out to; undefined before the bill. */
  readonly billedTo: BilledTo | undefined;
  /** Undefined where nothing is to be paid now, or nobody takes payments by UPI. */
  readonly upi: UpiPayment | undefined;
  readonly readyAt: string | undefined;
  /** Changes with each change of the record; the open page asks whether it is still this. */
  readonly version: number;
  readonly isPaid: boolean;
  /** The customer reviews a paid job once. */
  readonly isReviewed: boolean;
  /** Whether the customer wants to be asked for a review in the chat; undefined where we write nothing there. */
  readonly wantsReviewAsked: boolean | undefined;
}

/**
 * Whether the job is what its customer opens the page for: on the day of the visit, and from the mechanic's name to the
 * review. Then it stands above all else.
 */
export const isAtHand = (
  { steps, isReviewed }: Pick<JobView, 'steps' | 'isReviewed'>,
  isToday: boolean,
): boolean => !isReviewed && (steps.length > 0 || isToday);

/** The number that a bill shows: "P-000042". */
export const billNumberText = (number: number): string => `P-${String(number).padStart(6, '0')}`;

const version = lazySchema(() => wholeNumber(1, 1_000_000));

/** Every move of the operator says which version of the record it saw: a replayed form is refused. */
export const jobMoveBody = lazySchema(() =>
  body(
    z.discriminatedUnion('move', [
      z.object({ move: z.literal('assign'), version, mechanicId: text(64) }),
      z.object({ move: z.literal('set_out'), version }),
      z.object({
        move: z.literal('start'),
        version,
        code: z.string().check(z.overwrite(compactDigits), z.regex(/^\d{4}$/)),
      }),
      z.object({ move: z.literal('start_without_code'), version, why: text(200) }),
      z.object({ move: z.literal('agree_part'), version, partId: text(64) }),
      z.object({ move: z.literal('make_ready'), version }),
      z.object({ move: z.literal('pay'), version, method: z.enum(PAYMENT_METHODS) }),
      z.object({
        move: z.literal('add_part'),
        version,
        name: text(80),
        quantity: wholeNumber(1, 99),
        /** Rupees, with GST. */
        price: wholeNumber(1, 500_000),
        gstPercent: z.exactOptional(z.pipe(z.transform(Number), z.literal(GST_PERCENTS))),
        hsn: z.exactOptional(z.string().check(z.trim(), z.regex(/^\d{4,8}$/))),
      }),
      z.object({ move: z.literal('withdraw_part'), version, partId: text(64) }),
    ]),
  ),
);
export type JobMoveBody = z.infer<typeof jobMoveBody>;

/** The customer's endpoints in a job, below those of the booking or the order. */
export const ownJobEndpoint = (
  kind: 'booking' | 'order',
  id: string,
  what: 'parts' | 'code' | 'review' | 'messages' | 'job',
): string => `${kind === 'booking' ? endpoints.booking(id) : endpoints.order(id)}/${what}`;

/** `POST …/:id/parts` of a booking or an order: the customer's answer to a part. */
export const partAnswerBody = lazySchema(() =>
  body(z.object({ partId: text(64), answer: z.enum(['yes', 'no']) })),
);

/** `POST …/:id/code`: a new start code after too many wrong ones. */
export const newCodeBody = lazySchema(() => body(z.object({})));

/** `POST …/:id/messages`: whether we may ask for a review in the chat. An unticked box is not sent, and means no. */
export const messagesWishBody = lazySchema(() =>
  body(z.object({ review: z.exactOptional(z.literal('yes')) })),
);

/** `POST /api/admin/mechanics`: a new mechanic, or with `id` a changed one. */
export const mechanicBody = lazySchema(() =>
  body(
    z.object({
      id: z.exactOptional(text(64)),
      name: text(60, 'name_missing'),
      mobileNumber,
      city: text(40),
      active: z.exactOptional(z.enum(['yes', 'no'])),
    }),
  ),
);

/** `POST /api/admin/mechanics/leave`: days on which a mechanic takes no job, or with `end` those taken back. */
export const leaveBody = lazySchema(() =>
  body(
    z.object({
      mechanicId: text(64),
      from: calendarDate,
      /** One day without it. */
      to: z.exactOptional(calendarDate),
      end: z.exactOptional(z.literal('yes')),
    }),
  ),
);

export interface Mechanic {
  readonly id: string;
  readonly name: string;
  /** Ten digits. */
  readonly mobileNumber: string;
  /** City slug. */
  readonly city: string;
  readonly active: boolean;
  /** The leave that has not ended, by first day. */
  readonly leave: readonly Leave[];
}
