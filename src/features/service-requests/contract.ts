import * as z from 'zod/mini';
import { addDays } from '../../values/india-time.ts';
import { lazySchema } from '../../values/lazy-schema.ts';
import { body } from '../../web/contract/body.ts';
import { campaign } from '../../web/contract/campaign.ts';
import { conversion } from '../../web/contract/conversion.ts';
import { calendarDate, degrees, mobileNumber, noted, text, wholeNumber } from '../../web/contract/fields.ts';
import { idempotencyKey } from '../../web/contract/idempotency-key.ts';
import { spamTrap } from '../../web/contract/spam-trap.ts';
import { LOCATION_SOURCES } from '../location/contract.ts';

/** The visitor's location; coordinates are text. */
const location = () => ({
  /** The name of the page's own city; it is not stored itself. */
  city: z.exactOptional(noted(60)),
  userCity: z.exactOptional(noted(120)),
  userState: z.exactOptional(noted(120)),
  userCountry: z.exactOptional(noted(120)),
  userLatitude: z.exactOptional(degrees(90)),
  userLongitude: z.exactOptional(degrees(180)),
  locationSource: z.exactOptional(z.enum(LOCATION_SOURCES)),
  userArea: z.exactOptional(noted(120)),
  userNeighborhood: z.exactOptional(noted(120)),
  userSuburb: z.exactOptional(noted(120)),
});

/** A preferred date is at most this many days ahead, so that a mistyped year is refused. */
const FURTHEST_DAYS = 365;

/**
 * `POST /api/service-requests`; `preferredDate` is `today` or later.
 * @param today the date in India on which the visitor sent it, YYYY-MM-DD (`indiaDate`)
 */
export const serviceRequestBody = (today: string) =>
  body(
    z.object({
      idempotencyKey,
      ...spamTrap,
      name: text(80, 'name_missing'),
      mobileNumber,
      carModel: text(120, 'car_model_missing'),
      preferredDate: calendarDate.check(
        z.refine((date) => date >= today, 'date_past'),
        z.refine((date) => date <= addDays(today, FURTHEST_DAYS), 'date_far'),
      ),
      serviceType: wholeNumber(1, 999_999_999, 'service_type_missing'),
      ...location(),
      ...campaign,
    }),
  );
export type ServiceRequestBody = z.infer<ReturnType<typeof serviceRequestBody>>;

/** 201 of `POST /api/service-requests`. */
export const serviceRequestAnswer = lazySchema(() => z.object({ id: z.string(), conversion }));

/** An option of the form's list of services. */
const serviceType = lazySchema(() => z.object({ id: z.int(), name: z.string(), isDefault: z.boolean() }));
export type ServiceType = z.infer<typeof serviceType>;

/** 200 of `GET /api/service-types`. */
export const serviceTypesAnswer = lazySchema(() => z.object({ serviceTypes: z.array(serviceType) }));
