import type { FieldCode } from '../../values/field-code.ts';

/** One sentence for each error code. A form can replace them with its own sentences. */
export const fieldMessages = {
  invalid: 'Please check this field',
  too_long: 'This is too long. Please shorten it',
  mobile_missing: 'Please enter your mobile number',
  mobile_invalid: 'Please enter a valid 10-digit mobile number',
  name_missing: 'Name is required',
  name_short: 'Please enter your full name, with at least two letters',
  car_model_missing: 'Car model is required',
  date_missing: 'Preferred date is required',
  date_invalid: 'Please choose a date from the calendar',
  date_past: 'Please choose today or a later date',
  date_far: 'Please choose an earlier date',
  service_type_missing: 'Please select a service type',
  message_missing: 'Please write a short message',
  city_missing: 'City is required',
  position_missing: 'Please tell us which job you want',
  workshop_name_missing: 'Workshop name is required',
  rating_missing: 'Please choose a rating from 1 to 5',
  email_invalid: 'Please enter a valid e-mail address',
  slot_missing: 'Please choose a time slot',
  slot_begun: 'This time slot has already begun. Please choose a later one',
  slot_closed: 'Not all of your services are available at this time. Please choose another time slot',
  address_missing: 'Please enter where the car is parked',
  area_missing: 'Please choose your area, or enter your PIN code',
  not_served: 'We do not come there yet. Doorstep services are in Jaipur only',
  pin_code_invalid: 'A PIN code has six digits and does not begin with 0',
  coupon_refused:
    'This code does not work for this number or this order. Check the code and the number, or order without it',
  coupon_elsewhere: 'This coupon is for a different service. Use the code when you book that one',
  coupon_minimum: 'This coupon needs a larger order',
} as const satisfies Record<FieldCode, string>;

/** Why a valid form is refused, with JavaScript and without; the phone number follows. */
export const turnedAwayMessages = {
  too_many_requests: 'Too many attempts. Please wait a minute and send it again, or call us:',
  robot_suspected:
    'We could not confirm that you are a person. Please wait a minute and send it again, or call us:',
} as const;

/** The message after an error without its own sentence. */
export const callMessage = 'Or call us:';

/** Why a valid form sent without JavaScript is refused; the phone number follows. */
export const formReturnedMessages = {
  ...turnedAwayMessages,
  ledger_unavailable: 'We could not receive this just now. Please send it again, or call us:',
  prices_unavailable:
    'We could not find the price for your car just now, and nothing was ordered. Please send it again, or call us:',
  idempotency_mismatch:
    'This form was already sent with different details. Please fill it in again, or call us:',
} as const;

/** "Confirm Your Booking". */
export const bookNowMessages = {
  ...fieldMessages,
  failed: 'Something went wrong. Please try again.',
} as const;

/** "Schedule Your Service". `failed` is shown where the server sends no message. */
export const serviceRequestMessages = {
  ...fieldMessages,
  mobile_missing: 'Mobile number is required',
  failed: 'Failed to submit form. Please try again.',
} as const;

export const assistantMessages = {
  mobile_invalid: 'Please enter a valid 10-digit mobile number starting with 6, 7, 8, or 9.',
  unsupported_city: "Sorry, we don't service this area yet. We currently serve only Jaipur city.",
  technical_error: 'Something went wrong',
} as const;

export const locationMessages = {
  not_detected: 'Unable to detect your location. Please ensure location services are enabled.',
  failed: 'Failed to get location',
  unknown: 'Unknown Location',
} as const;

/** Another visitor took the slot during the choice. */
export const slotMessages = {
  slot_full: 'This time slot was just taken. Here are the nearest free ones.',
  no_slots: 'No time slot is left on this day. Please choose another day.',
} as const;

/** The hint beside the date field. */
export const dateDistanceText = {
  today: '(Today)',
  tomorrow: '(Tomorrow)',
  days_to_go: (days: number): string => `(${days} days to go)`,
} as const;
