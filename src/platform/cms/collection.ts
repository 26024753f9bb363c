import { z } from 'zod';
import { success } from '../../values/result.ts';
import type { Asked } from '../http/request.ts';
import type { LedgerRecord } from '../ledger/records.ts';
import type { RemoteIds } from '../outbox/outcome.ts';
import type { CmsClient } from './client.ts';
import { cmsPath } from './path.ts';

export type CmsValue = string | number | boolean;
export type CmsData = Readonly<Record<string, CmsValue>>;

/** One content type: where it lives, what of a record it takes, how a record of ours is found again. */
export interface ContentType {
  /** Of the address: `mncaptures`. */
  readonly plural: string;
  /** Only fields that the content type has: one unknown key and the backend refuses the whole record. */
  data(record: LedgerRecord): CmsData;
  /** Field → exact value that only this record has, as far as the backend can know it. */
  identity(record: LedgerRecord): Readonly<Record<string, string>>;
  /** The backend refuses a second record of the same identity: a refusal can mean that it has the first. */
  readonly isUnique?: true;
  /** A refused record as the backend would take it, where that can be known; nothing where the refusal stands. */
  mend?(client: CmsClient, record: LedgerRecord): Promise<Asked<LedgerRecord | undefined>>;
}

/** Ids as the backend gives them; anything else in an answer is not ours to use. */
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

/** The backend's clock may stand before or after ours by this much. */
const CLOCK_SKEW_MS = 10 * 60_000;

/** Creates a record there; answers the ids under which the backend has it. */
export async function createEntry(
  client: CmsClient,
  type: ContentType,
  record: LedgerRecord,
): Promise<Asked<RemoteIds>> {
  const request = {
    method: 'POST',
    path: cmsPath`/${type.plural}`,
    json: { data: type.data(record) },
  } as const;
  const answer = await client(request, one);
  return answer.ok ? success(idsOf(answer.value.data)) : answer;
}

/** @param remoteId the document id, or the numeric id where no document id ever came back */
export async function updateEntry(
  client: CmsClient,
  type: ContentType,
  record: LedgerRecord,
  remoteId: string,
): Promise<Asked<RemoteIds>> {
  const path = cmsPath`/${type.plural}/${remoteId}`;
  const answer = await client({ method: 'PUT', path, json: { data: type.data(record) } }, one);
  return answer.ok ? success(idsOf(answer.value.data)) : answer;
}

/** A visitor who leaves a number more often than this within minutes is not told apart any further. */
const CANDIDATES = 20;

/**
 * Looks for a record that may have been taken without our knowing: its identity, created since the record was, and known
 * as none of our others. The newest match counts (without `sort` the backend answers the oldest).
 */
export async function findEntry(
  client: CmsClient,
  type: ContentType,
  record: LedgerRecord,
  others: readonly string[] = [],
): Promise<Asked<RemoteIds | undefined>> {
  const filters = Object.entries(type.identity(record)).map(
    ([field, value]) => [`filters[${field}][$eq]`, value] as const,
  );
  const query = {
    ...Object.fromEntries(filters),
    'filters[createdAt][$gte]': new Date(record.createdAt - CLOCK_SKEW_MS).toISOString(),
    sort: 'createdAt:desc',
    'pagination[pageSize]': others.length === 0 ? '1' : String(CANDIDATES),
  };
  const answer = await client({ method: 'GET', path: cmsPath`/${type.plural}`, query }, many);
  if (!answer.ok) return answer;
  const ids = answer.value.data.map(idsOf);
  return success(
    ids.find(
      ({ remoteId, remoteDocumentId }) =>
        !others.includes(remoteDocumentId ?? '') && !others.includes(remoteId ?? ''),
    ),
  );
}
