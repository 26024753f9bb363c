import * as z from 'zod/mini';
import { count, type Frozen, text, yes } from './fields.ts';
import { GST_PERCENTS, JOB_STEPS, PART_STATES, PAYMENT_METHODS } from './job-ids.ts';
import { slotIds, waitReasons } from './slot-ids.ts';

/** A part or work beyond the booking. It joins the bill once the customer has agreed. */
const part = z.object({
  id: z.string(),
  name: z.string(),
  quantity: z.int(),
  /** With GST, in paise. */
  unitPrice: z.int(),
  gstPercent: z.literal(GST_PERCENTS),
  /** The code of goods (HSN) or services (SAC), where the operator knows it. */
  hsn: z.optional(z.string()),
  state: z.enum(PART_STATES),
  /** When the customer was asked (ISO 8601). */
  askedAt: z.string(),
  /** Present where the customer agreed on the phone: when (ISO 8601), and the operator who asked. */
  byPhone: z.optional(z.object({ at: z.string(), by: z.string() })),
});
export type Part = Frozen<z.infer<typeof part>>;

/** The field `job` of a record; beside it, `jobStep` and `mechanic` (an id) are what lists filter by. */
export const storedJob = z.object({
  /** `at` is ISO 8601 in UTC. */
  steps: z.array(z.object({ step: z.enum(JOB_STEPS), at: z.string() })),
  mechanic: z.optional(z.object({ id: z.string(), name: z.string() })),
  /** `serial` counts the codes of the job, `tries` the wrong ones typed for this code. */
  code: z.object({ serial: z.int(), tries: z.int() }),
  parts: z.array(part),
  payment: z.optional(z.object({ method: z.enum([...PAYMENT_METHODS, 'none']), amount: z.int() })),
  /** The record's status before the payment, for an undo. */
  statusBefore: z.optional(z.string()),
  /** The serial number of the bill, given when the car is ready. */
  billNumber: z.optional(z.int()),
});
export type Job = Frozen<z.infer<typeof storedJob>>;

/** The fields of a booking and of an order: the visit, its seat and its job. */
export const visitAndJob = {
  /** YYYY-MM-DD, in India. */
  date: text,
  timeSlot: z.exactOptional(z.enum(slotIds)),
  address: text,
  /** The customer's registration for GST, where a business has the car. */
  gstin: text,
  /** The sender proved the number. */
  verified: yes,
  /** Present while the operator has to confirm the time. */
  seatWaits: z.exactOptional(z.enum(waitReasons)),
  confirmedAt: text,
  rescheduledAt: text,
  cancelledAt: text,
  /** When the operator called before the visit. */
  calledAheadAt: text,
  /** How often it was moved to another slot. */
  moves: count,
  job: z.exactOptional(storedJob),
  /** The last step and the mechanic's id, by which lists filter. */
  jobStep: z.exactOptional(z.enum(JOB_STEPS)),
  mechanic: text,
  reviewed: yes,
  /** When the operator last sent the customer the address of the page. */
  linkSentAt: text,
};
