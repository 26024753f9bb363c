import type { ContentType } from './collection.ts';
import { fieldsOf, filled } from './record-data.ts';

const FIELDS = [
  'carModel',
  'preferredDate',
  'serviceType',
  'userCity',
  'userState',
  'userCountry',
  'userLatitude',
  'userLongitude',
  'locationSource',
  'userArea',
  'userNeighborhood',
  'userSuburb',
];

/** The service-request form; its message is always sent empty (spec section 3). */
export const serviceRequests: ContentType = {
  plural: 'service-requests',
  data: (record) => ({
    ...filled({ name: record.name, mobileNumber: record.mobileNumber, ...fieldsOf(record, FIELDS) }),
    message: '',
  }),
  identity: ({ mobileNumber }) => ({ mobileNumber: mobileNumber ?? '' }),
};
