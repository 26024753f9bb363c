import * as z from 'zod/mini';
import { body } from '../../web/contract/body.ts';
import { campaign } from '../../web/contract/campaign.ts';
import { mobileNumber, noted, recordToken, text, timestamp, wholeNumber } from '../../web/contract/fields.ts';
import { idempotencyKey } from '../../web/contract/idempotency-key.ts';
import { spamTrap } from '../../web/contract/spam-trap.ts';
import { fieldLengths } from '../bookings/contract.ts';

const deviceTypes = ['desktop', 'tablet', 'mobile'] as const;
export type DeviceType = (typeof deviceTypes)[number];

/** Fields that may be sent with a lead or added to it later. */
const changeable = () => ({
  lastActivityTimestamp: z.exactOptional(timestamp),
  location: z.exactOptional(noted(120)),
  area: z.exactOptional(noted(120)),
  carBrand: z.exactOptional(text(fieldLengths.manufacturer)),
  carModel: z.exactOptional(text(fieldLengths.model)),
  /** With brand and model it selects the price for `priceRange`; it is not stored itself. */
  fuelType: z.exactOptional(text(fieldLengths.fuelType)),
});

/** `POST /api/leads`. The server computes `priceRange` and `leadStatus` and ignores a price from the browser. */
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
      /** The car's slug (`maruti-wagon-r-petrol`), from which the server writes brand, model and price. */
      car: z.exactOptional(noted(160)),
      ...changeable(),
    }),
  ),
);
export type LeadBody = z.infer<typeof leadBody>;

/** `PUT /api/leads/:id` changes only the fields in the body. */
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

/** `POST /api/whatsapp-redirects`, sent by beacon when the chat opens. */
export const redirectBody = z.lazy(() =>
  body(
    z.object({
      idempotencyKey,
      source: z._default(noted(60), 'website'),
      service: z.exactOptional(noted(120)),
      car: z.exactOptional(noted(160)),
      /** The displayed price, for the record only: no charge depends on it. */
      price: z.exactOptional(noted(40)),
      timestamp,
      sessionId: z.exactOptional(noted(64)),
      userId: z.exactOptional(noted(64)),
      /** The visitor's lead, whose `whatsappRedirectCount` goes up by one; the token proves ownership. */
      lead: z.exactOptional(z.object({ id: z.string().check(z.maxLength(64)), token: recordToken })),
    }),
  ),
);
export type RedirectBody = z.infer<typeof redirectBody>;
