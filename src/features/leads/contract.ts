import * as z from 'zod/mini';
import { GENERAL_INTEREST } from '../../records/service-words.ts';
import { lazySchema } from '../../values/lazy-schema.ts';
import { BODY_TYPES } from '../../values/vehicle.ts';
import { body } from '../../web/contract/body.ts';
import { campaign } from '../../web/contract/campaign.ts';
import { conversion } from '../../web/contract/conversion.ts';
import {
  calendarDate,
  mobileNumber,
  noted,
  prose,
  text,
  timestamp,
  webAddress,
  wholeNumber,
} from '../../web/contract/fields.ts';
import { idempotencyKey } from '../../web/contract/idempotency-key.ts';
import { spamTrap } from '../../web/contract/spam-trap.ts';
import { fieldLengths, servicePreferences } from '../bookings/contract.ts';

const deviceTypes = ['desktop', 'tablet', 'mobile'] as const;
export type DeviceType = (typeof deviceTypes)[number];

/** Fields that may be sent with a lead or added to it later. */
const changeable = () => ({
  lastActivityTimestamp: z.exactOptional(timestamp),
  location: z.exactOptional(noted(120)),
  area: z.exactOptional(noted(120)),
  /** The name of the page's city, for which the answer names the next step; it is not stored itself. */
  city: z.exactOptional(noted(60)),
  carBrand: z.exactOptional(text(fieldLengths.manufacturer)),
  carModel: z.exactOptional(text(fieldLengths.model)),
  /** With brand and model it selects the price for `priceRange`, and the operator's booking. */
  fuelType: z.exactOptional(text(fieldLengths.fuelType)),
});

/** `POST /api/leads`. The server computes `priceRange` and `leadStatus` and ignores a price from the browser. */
export const leadBody = lazySchema(() =>
  body(
    z.object({
      idempotencyKey,
      ...spamTrap,
      mobileNumber,
      serviceInterest: z._default(text(120), GENERAL_INTEREST),
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

/** The part of a lead that a visitor types. */
export const leadForm = lazySchema(() => z.object({ idempotencyKey, mobileNumber }));
export type LeadForm = z.infer<typeof leadForm>;

/** `PUT /api/leads/:id` changes only the fields in the body. */
export const leadChanges = lazySchema(() =>
  body(
    z.object({
      serviceInterest: z.exactOptional(text(120)),
      whatsappRedirectCount: z.exactOptional(wholeNumber(0, 1000)),
      /** The visitor's wish where a person agrees on the time. */
      servicePreference: z.exactOptional(z.enum(servicePreferences)),
      preferredDate: z.exactOptional(calendarDate),
      address: z.exactOptional(prose(fieldLengths.address)),
      ...changeable(),
    }),
  ),
);
export type LeadChanges = z.infer<typeof leadChanges>;

const named = z.object({ id: z.string(), name: z.string() });

/**
 * The step after a number was left. Without a service, or with one that the city does not have, `services` lists those
 * to choose from. Amounts in paise.
 */
const nextStep = lazySchema(() =>
  z.object({
    city: z.string(),
    /** The chosen service: its displayed name, the outside systems' word, and its id in events. */
    service: z.exactOptional(z.extend(named, { word: z.string(), product: z.string() })),
    car: z.exactOptional(
      z.object({
        manufacturer: z.string(),
        model: z.string(),
        fuelType: z.string(),
        bodyType: z.enum(BODY_TYPES),
      }),
    ),
    /** A car in the visitor's own words, for which we quote. */
    carModel: z.exactOptional(z.string()),
    /** The price for the car; missing for a quote and while a price depends on an unknown car. */
    price: z.exactOptional(z.int()),
    offer: z.exactOptional(
      z.object({
        /** The id of the service in a booking. */
        serviceType: z.string(),
        /** `slots` are booked on the site; with `agreed` a person calls back; `always` needs no slot. */
        time: z.enum(['slots', 'agreed', 'always']),
        takes: z.string(),
        /** Whether mechanics do it at the car owner's home. */
        isAtHome: z.boolean(),
        /** Whether a driver collects the car free of charge. */
        canCollect: z.boolean(),
        place: z.object({ name: z.string(), address: z.string(), mapUrl: z.string() }),
      }),
    ),
    /** The sentence about our messages, while the chat is on. */
    chatNotice: z.exactOptional(z.string()),
    /** The reason why the city does not have the chosen service for the car. */
    refused: z.exactOptional(z.string()),
    services: z.exactOptional(z.array(z.extend(named, { price: z.exactOptional(z.int()) }))),
  }),
);
export type NextStep = z.infer<typeof nextStep>;

/** 201 of `POST /api/leads`. */
export const leadAnswer = lazySchema(() =>
  z.object({
    id: z.string(),
    whatsappUrl: webAddress,
    next: nextStep,
    /** The sentence for a visitor from a place that no centre serves. */
    notice: z.exactOptional(z.string()),
    conversion,
  }),
);

/** 200 of `PUT /api/leads/:id`. */
export const changedLeadAnswer = lazySchema(() =>
  z.object({ id: z.string(), whatsappUrl: webAddress, next: nextStep }),
);

/** `POST /api/whatsapp-redirects`, sent by beacon when the chat opens. */
export const redirectBody = lazySchema(() =>
  body(
    z.object({
      idempotencyKey,
      source: z._default(noted(60), 'website'),
      service: z.exactOptional(noted(120)),
      car: z.exactOptional(noted(160)),
      /** The displayed price, for the record only: no charge depends on it. */
      price: z.exactOptional(noted(40)),
      /** The city of the page, or the one that the visitor chose in the chat. */
      city: z.exactOptional(noted(80)),
      timestamp,
      sessionId: z.exactOptional(noted(64)),
      userId: z.exactOptional(noted(64)),
      /** The id of the visitor's lead, whose `whatsappRedirectCount` goes up by one; its cookie proves ownership. */
      lead: z.exactOptional(z.string().check(z.maxLength(64))),
    }),
  ),
);
export type RedirectBody = z.infer<typeof redirectBody>;

/** `GET /api/whatsapp-redirects/chat`: the message of a link, and what it is about. */
export const openChatQuery = lazySchema(() =>
  body(
    z.object({
      text: z.string().check(z.maxLength(1000)),
      service: z.exactOptional(noted(120)),
      car: z.exactOptional(noted(160)),
      price: z.exactOptional(noted(40)),
    }),
  ),
);
