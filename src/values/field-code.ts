/**
 * The problems of a field that a person filled in. Schemas use these codes; `content/text/<locale>/messages.ts` has a
 * sentence for each.
 */
export const fieldCodes = [
  'invalid',
  'too_long',
  'mobile_missing',
  'mobile_invalid',
  'name_missing',
  'name_short',
  'car_model_missing',
  'date_missing',
  'date_invalid',
  'date_past',
  'date_far',
  'service_type_missing',
  'message_missing',
  'city_missing',
  'position_missing',
  'workshop_name_missing',
  'rating_missing',
  'email_invalid',
  'slot_missing',
  'slot_begun',
  'slot_closed',
  'address_missing',
  'area_missing',
  'not_served',
  'pin_code_invalid',
  'coupon_refused',
  'coupon_elsewhere',
  'coupon_minimum',
] as const;

export type FieldCode = (typeof fieldCodes)[number];

const known: ReadonlySet<string> = new Set(fieldCodes);

export const isFieldCode = (text: string): text is FieldCode => known.has(text);
