import type { LedgerRecord } from '../../records/record.ts';
import type { RecordKind } from '../../records/record-status.ts';
import { failure, type Result, success } from '../../values/result.ts';
import { type FailureDetail, faultOutcome, type UpstreamFailure, type UpstreamResult } from '../http.ts';
import type { DeliveryAttempt, DeliveryTarget } from '../ledger/records.ts';
import type { DeliveryOutcome, RemoteIds } from '../outbox/outcome.ts';
import { type CmsClient, withinAttempt } from './client.ts';
import { type ContentType, createEntry, findEntry, sendRedirect, updateEntry } from './entries.ts';
import {
  bookings,
  enquiries,
  leads,
  type PlaceNames,
  redirectData,
  serviceRequests,
  withPlaceNames,
} from './record-types.ts';

/** Orders live in the ledger only: the content backend has no content type for them. */
const CONTENT_TYPES: Readonly<Partial<Record<RecordKind, ContentType>>> = {
  lead: leads,
  service_request: serviceRequests,
  booking: bookings,
  enquiry: enquiries,
};

/** `awaited`: an earlier attempt may still create the record, so this one created nothing. */
type SendResult = Result<RemoteIds, UpstreamFailure | 'awaited', FailureDetail>;

/**
 * The content backend as a delivery target: it creates a record or updates it to its latest state. A refused record is
 * never sent again as it is; a wrong token pauses; after an unclear failure the target looks for the record first.
 */
export function createCmsTarget(client: CmsClient, names: PlaceNames, name = 'cms'): DeliveryTarget {
  return {
    name,
    async deliver({ record, delivery, hasTimedOut = () => false }) {
      if (record === null) return { kind: 'skipped', detail: 'an event without a record' };
      const guarded = withinAttempt(client, hasTimedOut);
      if (record.kind === 'redirect') {
        const sent = await sendRedirect(guarded, redirectData(record));
        return sent.ok ? { kind: 'delivered' } : faultOutcome(sent);
      }
      const type = CONTENT_TYPES[record.kind];
      if (!type) return { kind: 'skipped', detail: `no content type for ${record.kind}` };
      return outcomeOf(await sendCorrected(guarded, type, withPlaceNames(record, names), delivery));
    },
  };
}

/** Sends a record; where the backend refuses it for a correctable reason, corrects it and sends it again. */
async function sendCorrected(
  client: CmsClient,
  type: ContentType,
  record: LedgerRecord,
  delivery: DeliveryAttempt,
): Promise<SendResult> {
  const sent = await send(client, type, record, delivery);
  if (sent.ok || sent.code !== 'refused' || !type.correct) return sent;
  const corrected = await type.correct(client, record);
  if (!corrected.ok) return corrected;
  return corrected.value === undefined ? sent : send(client, type, corrected.value, delivery);
}

async function send(
  client: CmsClient,
  type: ContentType,
  record: LedgerRecord,
  delivery: DeliveryAttempt,
): Promise<SendResult> {
  const { remoteDocumentId, remoteId, unclear } = delivery;
  const id = remoteDocumentId ?? remoteId;
  if (id === null)
    return unclear ? findOrCreate(client, type, record, delivery) : create(client, type, record);
  const updated = await updateEntry(client, type, record, id);
  // An editor removed the entry, or it has another id now: look before creating a second one.
  if (!updated.ok && updated.code === 'not_found') return findOrCreate(client, type, record, delivery);
  // An answer without a document id must not erase the one that we have.
  if (updated.ok && updated.value.remoteDocumentId === undefined && remoteDocumentId !== null) {
    return success({ ...updated.value, remoteDocumentId });
  }
  return updated;
}

/** After an unclear failure: updates the entry if the backend has it, else creates it. */
async function findOrCreate(
  client: CmsClient,
  type: ContentType,
  record: LedgerRecord,
  { othersRemoteIds, mayStillAct }: DeliveryAttempt,
): Promise<SendResult> {
  const found = await findEntry(client, type, record, othersRemoteIds);
  if (!found.ok) return found;
  const id = found.value?.remoteDocumentId ?? found.value?.remoteId;
  if (id !== undefined) return updateEntry(client, type, record, id);
  // Where the backend itself refuses a second entry, waiting is unnecessary.
  return mayStillAct && !type.isUnique ? failure('awaited') : create(client, type, record);
}

/** Creates the entry. A unique type that refuses it may already have it (a proxy repeated our request): then it updates. */
async function create(
  client: CmsClient,
  type: ContentType,
  record: LedgerRecord,
): Promise<UpstreamResult<RemoteIds>> {
  const created = await createEntry(client, type, record);
  if (created.ok || created.code !== 'refused' || !type.isUnique) return created;
  const found = await findEntry(client, type, record);
  const id = found.ok ? (found.value?.remoteDocumentId ?? found.value?.remoteId) : undefined;
  return id === undefined ? created : updateEntry(client, type, record, id);
}

function outcomeOf(sent: SendResult): DeliveryOutcome {
  if (sent.ok) return { kind: 'delivered', ...sent.value };
  const { code, detail } = sent;
  return code === 'awaited' ? { kind: 'awaited' } : faultOutcome({ code, detail });
}
