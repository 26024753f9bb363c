import * as z from 'zod/mini';
import { enquiryKinds } from './enquiry-kinds.ts';
import { count, sender, text } from './fields.ts';

export const enquiryFields = z.object({
  ...sender,
  kind: z.enum(enquiryKinds),
  email: text,
  /** As it was typed. */
  city: text,
  message: text,
  investment: text,
  position: text,
  experienceYears: count,
  rating: count,
  /** The displayed booking number, CAR…. */
  bookingId: text,
  workshopName: text,
});
