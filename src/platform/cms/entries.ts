import { z } from 'zod';
import type { LedgerRecord } from '../../records/record.ts';
import { success } from '../../values/result.ts';
import type { UpstreamResult } from '../http.ts';
import type { RemoteIds } from '../outbox/outcome.ts';
import { type CmsClient, cmsPath } from './client.ts';

export type CmsValue = string | number | boolean;
export type CmsData = Readonly<Record<string, CmsValue>>;

/** One content type of the backend and how our records map to it. */
export interface ContentType {
  /** The collection's name in the address: `mncaptures`. */
  readonly plural: string;
  /** The fields to send. The backend refuses a whole record for one unknown key. */
  data(record: LedgerRecord): CmsData;
  /** Field → exact value that identifies the record in the backend. */
  identity(record: LedgerRecord): Readonly<Record<string, string>>;
  /** The backend refuses a second record of the same identity, so a refusal can mean that it has the first. */
  readonly isUnique?: true;
  /** A refused record, corrected so that the backend takes it; undefined where the refusal is final. */
  correct?(client: CmsClient, record: LedgerRecord): Promise<UpstreamResult<LedgerRecord | undefined>>;
}

/** The accepted form of the backend's ids; an answer with another form is broken. */
const entry = z.object({
  id: z.optional(z.union([z.int(), z.string().regex(/^\w{1,64}$/)])),
  documentId: z.optional(z.nullable(z.string().regex(/^\w{1,64}$/))),
});
const one = z.object({ data: entry });
const many = z.object({ data: z.array(entry) });

const idsOf = ({ id, documentId }: z.infer<typeof entry>): RemoteIds => ({
  remoteId: id === undefined ? undefined : String(id),
  remoteDocumentId: documentId ?? undefined,
});

/** Creates the record in the backend and returns the backend's ids. */
export async function createEntry(
  client: CmsClient,
  type: ContentType,
  record: LedgerRecord,
): Promise<UpstreamResult<RemoteIds>> {
  const json = { data: type.data(record) };
  const answer = await client({ method: 'POST', path: cmsPath`/${type.plural}`, json }, one);
  return answer.ok ? success(idsOf(answer.value.data)) : answer;
}

/** @param remoteId the document id, or the numeric id where the backend never returned a document id */
export async function updateEntry(
  client: CmsClient,
  type: ContentType,
  record: LedgerRecord,
  remoteId: string,
): Promise<UpstreamResult<RemoteIds>> {
  const path = cmsPath`/${type.plural}/${remoteId}`;
  const answer = await client({ method: 'PUT', path, json: { data: type.data(record) } }, one);
  return answer.ok ? success(idsOf(answer.value.data)) : answer;
}

/** The backend's clock may differ from ours by this much. */
const CLOCK_SKEW_MS = 10 * 60_000;
/** The backend returns at most this many entries a page. */
const LARGEST_PAGE = 100;

/**
 * Looks for a record that the backend may have taken although we got no answer: same identity, created since ours, and
 * not one of `others`. It sorts explicitly because the backend otherwise returns the oldest first.
 * @param others the backend's ids of our other records of the same number
 */
export async function findEntry(
  client: CmsClient,
  type: ContentType,
  record: LedgerRecord,
  others: readonly string[] = [],
): Promise<UpstreamResult<RemoteIds | undefined>> {
  const filters = Object.entries(type.identity(record)).map(
    ([field, value]) => [`filters[${field}][$eq]`, value] as const,
  );
  const query = {
    ...Object.fromEntries(filters),
    'filters[createdAt][$gte]': new Date(record.createdAt - CLOCK_SKEW_MS).toISOString(),
    sort: 'createdAt:desc',
    // Among one entry more than the others, one is not of the others.
    'pagination[pageSize]': String(Math.min(LARGEST_PAGE, others.length + 1)),
  };
  const answer = await client({ method: 'GET', path: cmsPath`/${type.plural}`, query }, many);
  if (!answer.ok) return answer;
  const isOther = ({ remoteId, remoteDocumentId }: RemoteIds) =>
    others.includes(remoteDocumentId ?? '') || others.includes(remoteId ?? '');
  return success(answer.value.data.map(idsOf).find((ids) => !isOther(ids)));
}

/**
 * Reports a chat redirect. The backend offers no lookup for redirects, so a retry after an unclear failure may repeat
 * one; its session and time are then the same.
 */
export const sendRedirect = (client: CmsClient, data: CmsData): Promise<UpstreamResult<unknown>> =>
  client({ method: 'POST', path: cmsPath`/conversion-tracking/whatsapp-redirect`, json: data }, z.unknown());
