import type { ContentType } from './collection.ts';
import { fieldsOf, filled } from './record-data.ts';

/** Fields of a lead (spec section 3) that are sent as they are. */
const FIELDS = [
  'userId',
  'whatsappRedirectCount',
  'firstVisitTimestamp',
  'lastActivityTimestamp',
  'referrer',
  'deviceType',
  'browserInfo',
  'location',
  'area',
  'carBrand',
  'carModel',
  'priceRange',
  'utmSource',
  'utmMedium',
  'utmCampaign',
  'utmTerm',
  'utmContent',
  'utmId',
];

export const leads: ContentType = {
  plural: 'mncaptures',
  data: (record) =>
    filled({
      mobileNumber: record.mobileNumber,
      serviceInterest: record.fields.serviceInterest ?? record.service,
      source: record.source,
      sessionId: record.sessionId,
      ...fieldsOf(record, FIELDS),
      leadStatus: record.status,
    }),
  identity: ({ mobileNumber, sessionId }) => ({
    mobileNumber: mobileNumber ?? '',
    ...(sessionId !== null && { sessionId }),
  }),
};
