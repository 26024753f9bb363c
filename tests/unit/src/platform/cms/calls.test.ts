import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { z } from 'zod';
import { type CmsClient, createCmsClient } from '../../../../../src/platform/cms/client.ts';
import {
  type ContentType,
  createEntry,
  findEntry,
  updateEntry,
} from '../../../../../src/platform/cms/entries.ts';
import { bookings, enquiries, leads, serviceRequests } from '../../../../../src/platform/cms/record-types.ts';
import { listServiceTypes } from '../../../../../src/platform/cms/service-types.ts';
import { createCmsTarget } from '../../../../../src/platform/cms/target.ts';
import type { DeliveryAttempt } from '../../../../../src/platform/ledger/records.ts';
import type { DeliveryOutcome } from '../../../../../src/platform/outbox/outcome.ts';
import type { LedgerRecord } from '../../../../../src/records/record.ts';
import { CMS_TOKEN, type CmsStandIn, startCms } from '../../../../upstreams/cms.ts';
import { firstTry, places, sampleRecord } from './sample-records.ts';

/**
 * Tests the calls of the content backend on the stand-in or, with CMS_URL and CMS_TOKEN, on a live Strapi 5 (`npm run
 * test:cms`). So the stand-in cannot differ from the real backend unnoticed.
 */
const { CMS_URL, CMS_TOKEN: LIVE_TOKEN } = process.env;

let standIn: CmsStandIn | undefined;
let backend: { readonly url: string; readonly token: string };
let client: CmsClient;
beforeAll(async () => {
  if (CMS_URL && LIVE_TOKEN) backend = { url: CMS_URL, token: LIVE_TOKEN };
  else {
    standIn = await startCms();
    backend = { url: `${standIn.url}/`, token: CMS_TOKEN };
  }
  client = createCmsClient(backend, fetch);
});
afterAll(() => standIn?.close());

const unique = () => `${Date.now()}-${Math.random().toString(36).slice(2)}`;
const newNumber = () => `9000${String(Math.floor(Math.random() * 1_000_000)).padStart(6, '0')}`;
const newBookingId = () => `CAR${Math.floor(Math.random() * 1e9)}`;
const kinds = ['lead', 'service_request', 'booking', 'enquiry'] as const;
const types = {
  lead: leads,
  service_request: serviceRequests,
  booking: bookings,
  enquiry: enquiries,
} as const;

/** A later status of each kind. */
const LATER = {
  lead: 'contacted',
  service_request: 'contacted',
  booking: 'completed',
  enquiry: 'answered',
} as const;

/** A new record that no other test and no earlier run has created there. */
const newRecord = (
  kind: (typeof kinds)[number],
  changes: Parameters<typeof sampleRecord.lead>[0] = {},
): LedgerRecord =>
  sampleRecord[kind]({
    mobileNumber: newNumber(),
    sessionId: unique(),
    bookingId: kind === 'booking' ? newBookingId() : null,
    ...changes,
  });

test.each(kinds)(
  'a %s is created with both ids, found again and updated by its document id',
  async (kind) => {
    const record = newRecord(kind);
    const created = await createEntry(client, types[kind], record);
    if (!created.ok) throw new Error(`${created.code} ${created.detail?.status}`);
    const { remoteDocumentId = '' } = created.value;
    expect(created.value.remoteId).toMatch(/^\d+$/);
    expect(remoteDocumentId).toHaveLength(24);
    expect(await findEntry(client, types[kind], record)).toMatchObject({ value: { remoteDocumentId } });
    expect(await updateEntry(client, types[kind], record, remoteDocumentId)).toMatchObject({
      ok: true,
      value: { remoteDocumentId },
    });
  },
);

test('an update by a number answers 404, and so does one of an unknown document', async () => {
  const created = await createEntry(client, leads, sampleRecord.lead({ sessionId: unique() }));
  if (!created.ok) throw new Error(created.code);
  for (const id of [created.value.remoteId ?? '', 'x'.repeat(24)]) {
    expect(await updateEntry(client, leads, sampleRecord.lead(), id)).toMatchObject({ code: 'not_found' });
  }
});

test('a lead is looked up by its number; an unknown number gives no entry', async () => {
  const record = sampleRecord.lead({ mobileNumber: newNumber() });
  expect(await findEntry(client, leads, record)).toEqual({ ok: true, value: undefined });
  await createEntry(client, leads, record);
  const second = await createEntry(client, leads, record);
  if (!second.ok) throw new Error(second.code);
  expect(await findEntry(client, leads, record)).toMatchObject({
    value: { remoteDocumentId: second.value.remoteDocumentId },
  });
});

test('the service types come with id, name and default', async () => {
  const listed = await listServiceTypes(client);
  if (!listed.ok) throw new Error(listed.code);
  for (const type of listed.value) {
    expect(type).toEqual({
      id: expect.any(Number),
      name: expect.any(String),
      isDefault: expect.any(Boolean),
    });
  }
});

test('a value that the backend does not take is refused for good', async () => {
  const record = sampleRecord.lead({ fields: { deviceType: 'fridge' } });
  expect(await createEntry(client, leads, record)).toMatchObject({
    code: 'refused',
    detail: { status: 400 },
  });
});

test.each<[string, ContentType, LedgerRecord]>([
  [
    'a short text over 255 characters',
    leads,
    sampleRecord.lead({ fields: { browserInfo: 'x'.repeat(256) } }),
  ],
  [
    'a field that it does not have',
    { ...leads, data: () => ({ mobileNumber: '9000000001', ours: 1 }) },
    sampleRecord.lead(),
  ],
  ['a date that is none', bookings, sampleRecord.booking({ bookingId: null, fields: { date: 'soon' } })],
  ['a lead without its number', { ...leads, data: () => ({ source: 'website' }) }, sampleRecord.lead()],
])('%s is refused for good', async (_, type, record) => {
  expect(await createEntry(client, type, record)).toMatchObject({ code: 'refused', detail: { status: 400 } });
});

test('the longest texts that our forms take are taken', async () => {
  const long = (length: number) => 'क'.repeat(length);
  const lead = newRecord('lead', { fields: { referrer: long(255), browserInfo: long(255) } });
  const booking = newRecord('booking', { fields: { address: long(255) } });
  const enquiry = newRecord('enquiry', { fields: { kind: 'contact', message: long(1000) } });
  expect(await createEntry(client, leads, lead)).toMatchObject({ ok: true });
  expect(await createEntry(client, bookings, booking)).toMatchObject({ ok: true });
  expect(await createEntry(client, enquiries, enquiry)).toMatchObject({ ok: true });
});

describe('an error in our own configuration is not a refusal', () => {
  const answerTo = (token: string, type: ContentType = leads) =>
    createEntry(createCmsClient({ ...backend, token }, fetch), type, sampleRecord.lead());

  test('a wrong token', async () => {
    expect(await answerTo('wrong')).toMatchObject({ code: 'configuration_wrong', detail: { status: 401 } });
  });

  test('a content type that the backend does not have', async () => {
    const missing = { ...leads, plural: 'content-types-of-nobody' };
    expect(await answerTo(backend.token, missing)).toMatchObject({
      code: 'configuration_wrong',
      detail: { status: 405 },
    });
  });
});

describe('a delivery', () => {
  const deliver = (record: LedgerRecord, delivery: DeliveryAttempt = firstTry): Promise<DeliveryOutcome> =>
    createCmsTarget(client, places).deliver({ record, delivery });

  const delivered = (outcome: DeliveryOutcome): DeliveryAttempt => {
    if (outcome.kind !== 'delivered') throw new Error(JSON.stringify(outcome));
    const { remoteId = null, remoteDocumentId = null } = outcome;
    return { ...firstTry, attempt: 2, remoteId, remoteDocumentId };
  };

  const listed = z.object({ data: z.array(z.record(z.string(), z.unknown())) });
  const documentsOf = async ({ mobileNumber }: LedgerRecord, { plural }: ContentType) => {
    const query = { 'filters[mobileNumber][$eq]': mobileNumber ?? '' };
    const answer = await client({ method: 'GET', path: `/${plural}`, query }, listed);
    if (!answer.ok) throw new Error(answer.code);
    return answer.value.data;
  };

  const removed = (type: ContentType, { remoteDocumentId }: DeliveryAttempt): Promise<Response> =>
    fetch(`${backend.url.replace(/\/$/, '')}/api/${type.plural}/${remoteDocumentId}`, {
      method: 'DELETE',
      headers: { authorization: `Bearer ${backend.token}` },
    });

  test.each(kinds)('of a %s leaves one document, and a later state changes that one', async (kind) => {
    const record = newRecord(kind);
    const known = delivered(await deliver(record));
    const [before] = await documentsOf(record, types[kind]);
    const sent = types[kind].data(record);
    expect(before).toMatchObject(kind === 'service_request' ? { name: sent.name, message: '' } : sent);
    const later = sampleRecord[kind]({
      ...record,
      name: 'Test Owner Later',
      status: LATER[kind],
    });
    expect(delivered(await deliver(later, known))).toMatchObject({
      remoteDocumentId: known.remoteDocumentId,
    });
    const documents = await documentsOf(record, types[kind]);
    expect(documents).toHaveLength(1);
    const latest = { lead: { leadStatus: 'contacted' }, booking: { booking_status: 'completed' } };
    expect(documents[0]).toMatchObject(
      kind === 'lead' || kind === 'booking' ? latest[kind] : { name: 'Test Owner Later' },
    );
  });

  test.each(kinds)('of a %s that the backend took without our knowing does not double it', async (kind) => {
    const record = newRecord(kind);
    await createEntry(client, types[kind], record);
    delivered(await deliver(record, { ...firstTry, attempt: 2, unclear: true }));
    expect(await documentsOf(record, types[kind])).toHaveLength(1);
  });

  test('of a booking that exists already without a confirmation updates that one', async () => {
    const record = newRecord('booking');
    await createEntry(client, bookings, record);
    delivered(await deliver(sampleRecord.booking({ ...record, status: 'completed' })));
    expect(await documentsOf(record, bookings)).toMatchObject([{ booking_status: 'completed' }]);
  });

  test('of a document that an editor removed creates it again, once', async () => {
    const record = newRecord('enquiry');
    const known = delivered(await deliver(record));
    expect((await removed(enquiries, known)).status).toBe(204);
    expect(await documentsOf(record, enquiries)).toEqual([]);
    const again = delivered(await deliver(record, known));
    delivered(await deliver(record, again));
    expect(await documentsOf(record, enquiries)).toHaveLength(1);
  });

  test('of a lead does not match the known entry of the second lead', async () => {
    const first = newRecord('lead');
    const known = delivered(await deliver(first));
    const others = { othersRemoteIds: [known.remoteDocumentId ?? ''] };
    delivered(await deliver(first, { ...firstTry, attempt: 2, unclear: true, ...others }));
    expect(await documentsOf(first, leads)).toHaveLength(2);
  });

  describe('of a request whose service type the backend does not know', () => {
    const UNKNOWN = 900_000_001;
    const serviceTypeOf = async (record: LedgerRecord) => {
      const query = {
        'filters[mobileNumber][$eq]': record.mobileNumber ?? '',
        'populate[serviceType][fields][0]': 'name',
      };
      const answer = await client({ method: 'GET', path: '/service-requests', query }, listed);
      if (!answer.ok) throw new Error(answer.code);
      const of = z.object({ serviceType: z.nullable(z.object({ id: z.int(), name: z.string() })) });
      return answer.value.data.map((document) => of.parse(document).serviceType?.name);
    };

    test('takes the one of the same name', async () => {
      const known = await listServiceTypes(client);
      if (!known.ok) throw new Error(known.code);
      const name = known.value.at(-1)?.name ?? '';
      const record = newRecord('service_request', {
        service: name.toUpperCase(),
        fields: { carModel: 'Maruti Swift', serviceType: UNKNOWN },
      });
      const delivery = delivered(await deliver(record));
      delivered(await deliver(record, delivery));
      expect(await serviceTypeOf(record)).toEqual([name]);
    });

    test('goes without one where no name is the same', async () => {
      const record = newRecord('service_request', {
        service: 'A service of yesterday',
        fields: { carModel: 'Maruti Swift', serviceType: UNKNOWN },
      });
      delivered(await deliver(record));
      expect(await serviceTypeOf(record)).toEqual([undefined]);
    });
  });

  test('of a chat redirect arrives', async () => {
    expect(await deliver(sampleRecord.redirect())).toEqual({ kind: 'delivered' });
  });
});
