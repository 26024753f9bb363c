import { afterAll, beforeAll, expect, test } from 'vitest';
import { bookings } from '../../../../../src/integrations/cms/bookings.ts';
import { type CmsClient, createCmsClient } from '../../../../../src/integrations/cms/client.ts';
import { createEntry, findEntry, updateEntry } from '../../../../../src/integrations/cms/collection.ts';
import { enquiries } from '../../../../../src/integrations/cms/enquiries.ts';
import { findLeadByNumber, leads } from '../../../../../src/integrations/cms/leads.ts';
import { serviceRequests } from '../../../../../src/integrations/cms/service-requests.ts';
import { listServiceTypes } from '../../../../../src/integrations/cms/service-types.ts';
import { CMS_TOKEN, type CmsStandIn, startCms } from '../../../../upstreams/cms.ts';
import { sampleRecord } from './sample-records.ts';

/**
 * The calls of the content backend, on the stand-in or, with CMS_URL and CMS_TOKEN, on a live Strapi 5
 * (`npm run test:cms`): what passes here passes there.
 */
const { CMS_URL, CMS_TOKEN: LIVE_TOKEN } = process.env;

let standIn: CmsStandIn | undefined;
let client: CmsClient;
beforeAll(async () => {
  if (CMS_URL && LIVE_TOKEN) client = createCmsClient({ url: CMS_URL, token: LIVE_TOKEN }, fetch);
  else {
    standIn = await startCms();
    client = createCmsClient({ url: `${standIn.url}/`, token: CMS_TOKEN }, fetch);
  }
});
afterAll(() => standIn?.close());

const unique = () => `${Date.now()}-${Math.random().toString(36).slice(2)}`;
const types = {
  lead: leads,
  service_request: serviceRequests,
  booking: bookings,
  enquiry: enquiries,
} as const;

test.each(['lead', 'service_request', 'booking', 'enquiry'] as const)(
  'a %s is created with both ids, found again and updated by its document id',
  async (kind) => {
    const sessionId = unique();
    const bookingId = kind === 'booking' ? `CAR${Math.floor(Math.random() * 99_999)}` : null;
    const record = sampleRecord[kind]({ sessionId, bookingId });
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

test('a lead is found by its number, the newest first, and an unknown number finds nothing', async () => {
  const mobileNumber = `9000${String(Math.floor(Math.random() * 1_000_000)).padStart(6, '0')}`;
  expect(await findLeadByNumber(client, mobileNumber)).toEqual({ ok: true, value: undefined });
  await createEntry(client, leads, sampleRecord.lead({ mobileNumber }));
  const second = await createEntry(client, leads, sampleRecord.lead({ mobileNumber }));
  if (!second.ok) throw new Error(second.code);
  expect(await findLeadByNumber(client, mobileNumber)).toMatchObject({
    value: { documentId: second.value.remoteDocumentId },
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
