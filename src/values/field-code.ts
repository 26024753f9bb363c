/**
 * What can be wrong with a field that a person filled in. Schemas answer these codes;
 * the sentences stand in the dictionary (`content/text/<locale>/messages.ts`) under the same codes.
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
] as const;

export type FieldCode = (typeof fieldCodes)[number];

const known: ReadonlySet<string> = new Set(fieldCodes);

/** Whether a text, as an answer or a schema says it, is one of our codes. */
export const isFieldCode = (text: string): text is FieldCode => known.has(text);
