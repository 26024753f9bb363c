import type { RecordKind } from '../../features/admin/rules/record-status.ts';
import { failure, type Result, success } from '../../values/result.ts';
import type { UpstreamFailure } from '../http/exchange.ts';
import { type Asked, type FailureDetail, faultOf } from '../http/request.ts';
import type { DeliveryAttempt, DeliveryTarget, LedgerRecord } from '../ledger/records.ts';
import type { DeliveryOutcome, RemoteIds } from '../outbox/outcome.ts';
import { bookings } from './bookings.ts';
import { type CmsClient, withinTry } from './client.ts';
import { type ContentType, createEntry, findEntry, updateEntry } from './collection.ts';
import { enquiries } from './enquiries.ts';
import { leads } from './leads.ts';
import { sendRedirect } from './redirects.ts';
import { serviceRequests } from './service-requests.ts';

/** Orders live in the ledger only: the content backend has no content type for them. */
const CONTENT_TYPES: Readonly<Partial<Record<RecordKind, ContentType>>> = {
  lead: leads,
  service_request: serviceRequests,
  booking: bookings,
  enquiry: enquiries,
};

/** What became of a record; `awaited`: an earlier try may still bring it there, so that nothing was created. */
type Sent = Result<RemoteIds, UpstreamFailure | 'awaited', FailureDetail>;

function outcomeOf(sent: Sent): DeliveryOutcome {
  if (sent.ok) return { kind: 'delivered', ...sent.value };
  const { code, detail } = sent;
  return code === 'awaited' ? { kind: 'awaited' } : faultOf({ code, detail });
}

/** Creates it; where that is refused because it is there already (a proxy sent our request twice), brings it to its state. */
async function create(client: CmsClient, type: ContentType, record: LedgerRecord): Promise<Asked<RemoteIds>> {
  const created = await createEntry(client, type, record);
  if (created.ok || created.code !== 'refused' || !type.isUnique) return created;
  const found = await findEntry(client, type, record);
  const id = found.ok ? (found.value?.remoteDocumentId ?? found.value?.remoteId) : undefined;
  return id === undefined ? created : updateEntry(client, type, record, id);
}

/** Updates what the other side turns out to have, or creates it: the way after anything unclear. */
async function createOnce(
  client: CmsClient,
  type: ContentType,
  record: LedgerRecord,
  { othersRemoteIds, mayStillAct }: DeliveryAttempt,
): Promise<Sent> {
  const found = await findEntry(client, type, record, othersRemoteIds);
  if (!found.ok) return found;
  const id = found.value?.remoteDocumentId ?? found.value?.remoteId;
  if (id !== undefined) return updateEntry(client, type, record, id);
  // Where the backend itself refuses a second one, there is nothing to wait for.
  return mayStillAct && !type.isUnique ? failure('awaited') : create(client, type, record);
}

async function send(
  client: CmsClient,
  type: ContentType,
  record: LedgerRecord,
  delivery: DeliveryAttempt,
): Promise<Sent> {
  const { remoteDocumentId, remoteId, unclear } = delivery;
  const id = remoteDocumentId ?? remoteId;
  if (id === null) return unclear ? createOnce(client, type, record, delivery) : create(client, type, record);
  const updated = await updateEntry(client, type, record, id);
  // Gone there, or known under another id since: never a second one without looking.
  if (!updated.ok && updated.code === 'not_found') return createOnce(client, type, record, delivery);
  // A backend that answers an update without a document id must not make us forget the one we have.
  if (updated.ok && updated.value.remoteDocumentId === undefined && remoteDocumentId !== null) {
    return success({ ...updated.value, remoteDocumentId });
  }
  return updated;
}

/** Sends a record and, where it is refused for what can be mended, sends it mended. */
async function sendMended(
  client: CmsClient,
  type: ContentType,
  record: LedgerRecord,
  delivery: DeliveryAttempt,
): Promise<Sent> {
  const sent = await send(client, type, record, delivery);
  if (sent.ok || sent.code !== 'refused' || !type.mend) return sent;
  const mended = await type.mend(client, record);
  if (!mended.ok) return mended;
  return mended.value === undefined ? sent : send(client, type, mended.value, delivery);
}

/**
 * The content backend as a target of the ledger's deliveries: a record is created there if it has none, else brought to
 * its latest state. `refused` means never as it is; a wrong token pauses; everything unclear is looked up before it is
 * sent again.
 */
export function createCmsTarget(client: CmsClient, name = 'cms'): DeliveryTarget {
  return {
    name,
    async deliver({ record, delivery, isOver = () => false }) {
      if (record === null) return { kind: 'skipped', detail: 'an event without a record' };
      const ours = withinTry(client, isOver);
      if (record.kind === 'redirect') {
        const sent = await sendRedirect(ours, record);
        return sent.ok ? { kind: 'delivered' } : faultOf(sent);
      }
      const type = CONTENT_TYPES[record.kind];
      if (!type) return { kind: 'skipped', detail: `no content type for ${record.kind}` };
      return outcomeOf(await sendMended(ours, type, record, delivery));
    },
  };
}
