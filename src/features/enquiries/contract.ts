import * as z from 'zod/mini';
import type { EnquiryKind } from '../../records/enquiry-kinds.ts';
import { bookingNumber } from '../../values/booking-number.ts';
import { lazySchema } from '../../values/lazy-schema.ts';
import { body } from '../../web/contract/body.ts';
import { campaign } from '../../web/contract/campaign.ts';
import { conversion } from '../../web/contract/conversion.ts';
import { emailAddress, mobileNumber, noted, prose, text, wholeNumber } from '../../web/contract/fields.ts';
import { idempotencyKey } from '../../web/contract/idempotency-key.ts';
import { spamTrap } from '../../web/contract/spam-trap.ts';

export { type EnquiryKind, enquiryKinds } from '../../records/enquiry-kinds.ts';

/** The fields of every enquiry. */
const anySender = () => ({
  idempotencyKey,
  mobileNumber,
  sessionId: z.exactOptional(noted(64)),
  ...campaign,
  ...spamTrap,
});

const sender = () => ({
  ...anySender(),
  name: text(80, 'name_missing'),
  email: z.exactOptional(emailAddress),
});

const MESSAGE_LENGTH = 1000;
const optionalMessage = z.exactOptional(lazySchema(() => prose(MESSAGE_LENGTH)));

const contact = lazySchema(() =>
  z.object({
    kind: z.literal('contact'),
    ...sender(),
    city: z.exactOptional(text(60)),
    message: prose(MESSAGE_LENGTH, 'message_missing'),
  }),
);

const franchise = lazySchema(() =>
  z.object({
    kind: z.literal('franchise'),
    ...sender(),
    city: text(60, 'city_missing'),
    /** The investment as the form's option names it. */
    investment: z.exactOptional(text(60)),
    message: optionalMessage,
  }),
);

const career = lazySchema(() =>
  z.object({
    kind: z.literal('career'),
    ...sender(),
    position: text(80, 'position_missing'),
    city: z.exactOptional(text(60)),
    experienceYears: z.exactOptional(wholeNumber(0, 60)),
    message: optionalMessage,
  }),
);

const feedback = lazySchema(() =>
  z.object({
    kind: z.literal('feedback'),
    ...sender(),
    rating: wholeNumber(1, 5, 'rating_missing'),
    /** The displayed booking number, CAR…. */
    bookingId: z.exactOptional(
      z.pipe(z.string().check(z.overwrite((typed) => bookingNumber(typed) ?? typed)), text(40)),
    ),
    message: optionalMessage,
  }),
);

const partner = lazySchema(() =>
  z.object({
    kind: z.literal('partner'),
    ...sender(),
    workshopName: text(120, 'workshop_name_missing'),
    city: text(60, 'city_missing'),
    message: optionalMessage,
  }),
);

/** The wish to hear when we open in a city. A number is enough. */
const opening = lazySchema(() =>
  z.object({ kind: z.literal('opening'), ...anySender(), city: text(60, 'city_missing') }),
);

/** The service of a wish's record begins with it: "Opening in Lucknow". The summary counts wishes by it. */
export const OPENING_IN = 'opening-in-';

/** The schema of each kind's form. */
export const enquiryForms = {
  contact: lazySchema(() => body(contact)),
  franchise: lazySchema(() => body(franchise)),
  career: lazySchema(() => body(career)),
  feedback: lazySchema(() => body(feedback)),
  partner: lazySchema(() => body(partner)),
  opening: lazySchema(() => body(opening)),
} as const satisfies Record<EnquiryKind, unknown>;

/** `POST /api/enquiries`; the kind decides the fields. */
export const enquiryBody = lazySchema(() =>
  body(z.discriminatedUnion('kind', [contact, franchise, career, feedback, partner, opening])),
);
export type EnquiryBody = z.infer<typeof enquiryBody>;

/** Good feedback is answered with a link to public reviews, poor feedback with a promise that the operator calls. */
const enquiryOutcomes = ['received', 'feedback_good', 'feedback_poor'] as const;
export type EnquiryOutcome = (typeof enquiryOutcomes)[number];

/** 201 of `POST /api/enquiries`. */
export const enquiryAnswer = lazySchema(() =>
  z.object({ id: z.string(), outcome: z.enum(enquiryOutcomes), conversion }),
);
