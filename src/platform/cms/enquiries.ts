import type { ContentType } from './collection.ts';
import { fieldsOf, filled } from './record-data.ts';

const FIELDS = [
  'kind',
  'email',
  'message',
  'investment',
  'position',
  'experienceYears',
  'rating',
  'bookingId',
  'workshopName',
];

/** Contact, franchise, career, feedback and workshop-partner forms: one content type, told apart by `kind`. */
export const enquiries: ContentType = {
  plural: 'enquiries',
  data: (record) =>
    filled({
      name: record.name,
      mobileNumber: record.mobileNumber,
      city: record.fields.city ?? record.city,
      ...fieldsOf(record, FIELDS),
    }),
  identity: ({ mobileNumber, fields }) => ({
    mobileNumber: mobileNumber ?? '',
    ...(typeof fields.kind === 'string' && { kind: fields.kind }),
  }),
};
