import * as z from 'zod/mini';
import { lazySchema } from '../../values/lazy-schema.ts';
import { withoutBlanks } from '../../web/contract/body.ts';
import { mobileNumber, prose, text } from '../../web/contract/fields.ts';
import { idempotencyKey } from '../../web/contract/idempotency-key.ts';
import { typedCoupon } from '../coupons/contract.ts';
import { draftShape, withSlotSplit } from './contract.ts';

/** The value of `car` by which the operator's form keeps a car as it was typed. */
export const TYPED_CAR = 'typed';

const sameWords = (one: unknown, other: unknown): boolean =>
  String(one).trim().replace(/\s+/g, ' ') === String(other).trim().replace(/\s+/g, ' ');

/**
 * Reads the car of the operator's form: the chosen `car` ("manufacturer|model|fuel type"), else its words. A choice is
 * for the words that it was offered for (`carShown`), and other words replace it.
 */
const withCarSplit = (sent: unknown): unknown => {
  const given = withoutBlanks(sent);
  if (typeof given !== 'object' || given === null) return given;
  const { car, carWords, carShown }: { car?: unknown; carWords?: unknown; carShown?: unknown } = given;
  const isChosen =
    car !== undefined && car !== TYPED_CAR && (carWords === undefined || sameWords(carWords, carShown));
  if (!isChosen) return carWords === undefined ? given : { ...given, carModel: carWords };
  const [manufacturer, model, fuelType] = String(car).split('|');
  return withoutBlanks({ ...given, manufacturer, model, fuelType });
};

/** `POST /api/admin/bookings`: a booking that the operator takes by phone. With `draftId` it continues a saved draft. */
export const phoneBookingBody = lazySchema(() =>
  z.pipe(
    z.transform((sent) => withSlotSplit(withCarSplit(sent))),
    z.object({
      idempotencyKey,
      ...draftShape(),
      mobileNumber,
      draftId: z.exactOptional(text(64)),
      couponCode: z.exactOptional(typedCoupon),
      note: z.exactOptional(prose(2000)),
    }),
  ),
);
export type PhoneBooking = z.infer<typeof phoneBookingBody>;
