import { success } from '../../values/result.ts';
import type { Asked } from '../http/request.ts';
import type { LedgerRecord } from '../ledger/records.ts';
import type { CmsClient } from './client.ts';
import type { ContentType } from './collection.ts';
import { fieldsOf, filled } from './record-data.ts';
import { listServiceTypes } from './service-types.ts';

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

const sameName = (one: string, other: string | null): boolean => one.toLowerCase() === other?.toLowerCase();

/**
 * A service type that the backend does not know refuses the whole request: an editor took it away, or the visitor chose
 * while the backend had not told its list. Then the type of the same name is meant, or the request goes without one.
 */
async function withKnownServiceType(
  client: CmsClient,
  record: LedgerRecord,
): Promise<Asked<LedgerRecord | undefined>> {
  const listed = await listServiceTypes(client);
  if (!listed.ok) return listed;
  const { serviceType } = record.fields;
  if (listed.value.some(({ id }) => id === serviceType)) return success(undefined);
  const named = listed.value.find(({ name }) => sameName(name, record.service));
  return success({ ...record, fields: { ...record.fields, serviceType: named?.id ?? null } });
}

/** The service-request form; its message is always sent empty (spec section 3). */
export const serviceRequests: ContentType = {
  plural: 'service-requests',
  data: (record) => ({
    ...filled({ name: record.name, mobileNumber: record.mobileNumber, ...fieldsOf(record, FIELDS) }),
    message: '',
  }),
  identity: ({ mobileNumber }) => ({ mobileNumber: mobileNumber ?? '' }),
  mend: withKnownServiceType,
};
