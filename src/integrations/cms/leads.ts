import { z } from 'zod';
import { success } from '../../domain/result.ts';
import type { Asked } from '../http/ask.ts';
import type { CmsClient } from './client.ts';
import type { ContentType } from './collection.ts';
import { cmsPath } from './path.ts';
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

const found = z.object({ data: z.array(z.object({ id: z.int(), documentId: z.optional(z.string()) })) });

export interface FoundLead {
  readonly id: number;
  readonly documentId?: string | undefined;
}

/** The newest lead of a number, or nothing (spec section 7). Its access log prints the number: ask only when needed. */
export async function findLeadByNumber(
  client: CmsClient,
  mobileNumber: string,
): Promise<Asked<FoundLead | undefined>> {
  const query = {
    'filters[mobileNumber][$eq]': mobileNumber,
    sort: 'createdAt:desc',
    'pagination[pageSize]': '1',
  };
  const answer = await client({ method: 'GET', path: cmsPath`/${leads.plural}`, query }, found);
  return answer.ok ? success(answer.value.data[0]) : answer;
}
