import * as z from 'zod/mini';
import { body } from '../../../web/contract/body.ts';
import {
  mobileNumber,
  noted,
  recordToken,
  text,
  timestamp,
  wholeNumber,
} from '../../../web/contract/fields.ts';
import { idempotencyKey } from '../../../web/contract/idempotency-key.ts';
import { spamTrap } from '../../../web/contract/spam-trap.ts';
import { fieldLengths } from '../../bookings/rules/booking-record.ts';
import { campaign } from '../../tracking/contract/campaign.ts';
import { deviceTypes } from '../rules/device-type.ts';

/** What may become known, or change, after the lead was created. */
const changeable = () => ({
  lastActivityTimestamp: z.exactOptional(timestamp),
  location: z.exactOptional(noted(120)),
  area: z.exactOptional(noted(120)),
  carBrand: z.exactOptional(text(fieldLengths.manufacturer)),
  carModel: z.exactOptional(text(fieldLengths.model)),
  /** Not a field of the lead: with brand and model it tells the server which price to write as `priceRange`. */
  fuelType: z.exactOptional(text(fieldLengths.fuelType)),
});

/** The car by its slug (`maruti-wagon-r-petrol`), as a page knows it: the server writes brand, model and price for it. */
const car = z.exactOptional(z.lazy(() => noted(160)));

/**
 * `POST /api/leads`, fields of spec section 3. `priceRange` and `leadStatus` are the server's to write:
 * a price that a browser sends is never believed.
 */
export const leadBody = z.lazy(() =>
  body(
    z.object({
      idempotencyKey,
      ...spamTrap,
      mobileNumber,
      serviceInterest: z._default(text(120), 'General Interest'),
      source: z._default(noted(60), 'website'),
      sessionId: z.exactOptional(noted(64)),
      userId: z.exactOptional(noted(64)),
      whatsappRedirectCount: z._default(wholeNumber(0, 1000), 0),
      firstVisitTimestamp: z.exactOptional(timestamp),
      referrer: z._default(noted(255), 'direct'),
      deviceType: z.exactOptional(z.enum(deviceTypes)),
      browserInfo: z.exactOptional(noted(255)),
      ...campaign,
      car,
      ...changeable(),
    }),
  ),
);
export type LeadBody = z.infer<typeof leadBody>;

/** `PUT /api/leads/:id`: only what is sent changes. */
export const leadChanges = z.lazy(() =>
  body(
    z.object({
      token: recordToken,
      serviceInterest: z.exactOptional(text(120)),
      whatsappRedirectCount: z.exactOptional(wholeNumber(0, 1000)),
      ...changeable(),
    }),
  ),
);
export type LeadChanges = z.infer<typeof leadChanges>;

/** 201 of `POST /api/leads`. */
export const leadAnswer = z.lazy(() => z.object({ id: z.string(), token: z.string(), whatsappUrl: z.url() }));
export type LeadAnswer = z.infer<typeof leadAnswer>;
