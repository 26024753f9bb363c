import { afterAll, beforeEach, describe, expect, test } from 'vitest';
import { createCmsClient } from '../../../../../src/platform/cms/client.ts';
import { createCmsTarget } from '../../../../../src/platform/cms/target.ts';
import type { DeliveryAttempt } from '../../../../../src/platform/ledger/records.ts';
import { type DeliveryOutcome, isUnclear } from '../../../../../src/platform/outbox/outcome.ts';
import type { LedgerRecord } from '../../../../../src/records/record.ts';
import { CMS_TOKEN, type CmsStandIn, startCms } from '../../../../upstreams/cms.ts';
import { FAULTS, type Fault } from '../../../../upstreams/stand-in.ts';
import { sampleOf } from '../../records/sample-record.ts';
import { firstTry, places, sampleRecord } from './sample-records.ts';

const cms = await startCms();
beforeEach(async () => {
  await cms.heal();
  cms.empty();
  cms.forget();
});
afterAll(() => cms.close());

const targetAt = (standIn: CmsStandIn, token = CMS_TOKEN) =>
  createCmsTarget(createCmsClient({ url: standIn.url, token }, fetch, standIn.patience()), places);

const deliver = (record: LedgerRecord, delivery: DeliveryAttempt = firstTry): Promise<DeliveryOutcome> =>
  targetAt(cms).deliver({ record, delivery });

/** The next attempt, with the ledger's state after the last one. */
const after = (outcome: DeliveryOutcome, delivery: DeliveryAttempt): DeliveryAttempt => ({
  ...delivery,
  attempt: delivery.attempt + 1,
  unclear: outcome.kind === 'fault' && (delivery.unclear || isUnclear(outcome.code)),
  ...(outcome.kind === 'delivered' && {
    remoteId: outcome.remoteId ?? delivery.remoteId,
    remoteDocumentId: outcome.remoteDocumentId ?? delivery.remoteDocumentId,
  }),
});

test('a try that is over begins no further call', async () => {
  let calls = 0;
  const lead = sampleRecord.lead();
  const outcome = await targetAt(cms).deliver({
    record: lead,
    delivery: { ...firstTry, unclear: true },
    // The attempt times out as soon as the lookup returns.
    hasTimedOut: () => {
      calls += 1;
      return calls > 1;
    },
  });
  expect(outcome).toMatchObject({ kind: 'fault', code: 'timed_out' });
  expect(cms.requests.map(({ method }) => method)).toEqual(['GET']);
});

describe('a record that an earlier try may still bring about', () => {
  const late: DeliveryAttempt = { ...firstTry, attempt: 2, unclear: true, mayStillAct: true };

  test('is looked for, and not created while it is not there', async () => {
    expect(await deliver(sampleRecord.lead(), late)).toEqual({ kind: 'awaited' });
    expect(cms.requests.map(({ method }) => method)).toEqual(['GET']);
  });

  test('is brought to its latest state once it is there', async () => {
    await deliver(sampleRecord.lead());
    expect(await deliver(sampleRecord.lead({ status: 'contacted' }), late)).toMatchObject({
      kind: 'delivered',
    });
    expect(cms.documents('mncaptures')).toMatchObject([{ leadStatus: 'contacted' }]);
  });

  test('is created at once where the backend refuses a second one by itself', async () => {
    expect(await deliver(sampleRecord.booking(), late)).toMatchObject({ kind: 'delivered' });
  });
});

describe('a record reaches its content type with the allowed fields only', () => {
  test('lead', async () => {
    expect(await deliver(sampleRecord.lead())).toMatchObject({ kind: 'delivered' });
    expect(cms.documents('mncaptures')).toMatchObject([
      {
        mobileNumber: '9000000001',
        serviceInterest: 'AC service and repair',
        source: 'website',
        sessionId: 'session-0001',
        whatsappRedirectCount: 0,
        leadStatus: 'new',
        utmSource: 'ads',
      },
    ]);
    expect(cms.documents('mncaptures')[0]).not.toHaveProperty('fuelType');
    expect(cms.documents('mncaptures')[0]).not.toHaveProperty('area');
  });

  test('service request, its message empty', async () => {
    expect(await deliver(sampleRecord.service_request())).toMatchObject({ kind: 'delivered' });
    expect(cms.documents('service-requests')).toMatchObject([
      {
        name: 'Test Owner',
        message: '',
        serviceType: 1,
        userLatitude: '26.9124',
        preferredDate: '2026-11-25',
      },
    ]);
  });

  test('booking, its price in rupees as text', async () => {
    expect(await deliver(sampleRecord.booking())).toMatchObject({ kind: 'delivered' });
    expect(cms.documents('chatbot-bookings')).toMatchObject([
      { bookingId: 'CAR12345', fullName: 'Test Owner', servicePrice: '2999', booking_status: 'in_progress' },
    ]);
    expect(cms.documents('chatbot-bookings')[0]).not.toHaveProperty('address');
  });

  test('enquiry', async () => {
    expect(await deliver(sampleRecord.enquiry())).toMatchObject({ kind: 'delivered' });
    expect(cms.documents('enquiries')).toMatchObject([{ kind: 'feedback', rating: 5, name: 'Test Owner' }]);
  });

  test('redirect, without an envelope', async () => {
    expect(await deliver(sampleRecord.redirect())).toEqual({ kind: 'delivered' });
    expect(cms.redirects).toEqual([
      {
        sessionId: 'session-0001',
        source: 'bottom-bar',
        service: '90-minute express service',
        timestamp: '2026-11-21T06:00:00.000Z',
        car: 'Maruti Swift',
        price: '₹2,999',
      },
    ]);
  });

  test('a text without the NUL that a stored text cannot hold everywhere', async () => {
    const fields = { browserInfo: 'a\0 browser', referrer: '\0' };
    expect(await deliver(sampleRecord.lead({ fields }))).toMatchObject({ kind: 'delivered' });
    expect(cms.documents('mncaptures')).toMatchObject([{ browserInfo: 'a browser' }]);
    expect(cms.documents('mncaptures')[0]).not.toHaveProperty('referrer');
  });

  test('an order has no content type and is skipped', async () => {
    expect(await deliver(sampleOf('order'))).toEqual({
      kind: 'skipped',
      detail: 'no content type for order',
    });
    expect(cms.requests).toEqual([]);
  });
});

test('a request refused for its service type is tried again where the backend cannot say which types it knows', async () => {
  await cms.fail('status_503', { only: ({ path }) => path === '/api/service-types' });
  const record = sampleRecord.service_request({ fields: { serviceType: 900_000_001 } });
  expect(await deliver(record)).toMatchObject({ kind: 'fault', code: 'server_error' });
  await cms.heal();
  expect(await deliver(record)).toMatchObject({ kind: 'delivered' });
  expect(cms.documents('service-requests')).toHaveLength(1);
});

test('a later state updates the document that is there', async () => {
  const first = await deliver(sampleRecord.booking());
  const second = await deliver(sampleRecord.booking({ status: 'completed' }), after(first, firstTry));
  expect(second).toMatchObject({ kind: 'delivered' });
  expect(cms.documents('chatbot-bookings')).toMatchObject([{ booking_status: 'completed' }]);
});

test('a document that an editor removed is created again, once', async () => {
  const first = await deliver(sampleRecord.booking());
  const known = after(first, firstTry);
  cms.remove('chatbot-bookings', known.remoteDocumentId ?? '');
  const second = await deliver(sampleRecord.booking(), known);
  expect(second).toMatchObject({ kind: 'delivered' });
  await deliver(sampleRecord.booking(), after(second, known));
  expect(cms.documents('chatbot-bookings')).toHaveLength(1);
});

test('on an older server, which knows numeric ids only, updates go by those', async () => {
  const older = await startCms({ numericIdsOnly: true });
  const first = await targetAt(older).deliver({ record: sampleRecord.lead(), delivery: firstTry });
  expect(first).toMatchObject({ kind: 'delivered', remoteDocumentId: undefined });
  const changed = sampleRecord.lead({ status: 'contacted' });
  await targetAt(older).deliver({ record: changed, delivery: after(first, firstTry) });
  expect(older.documents('mncaptures')).toMatchObject([{ leadStatus: 'contacted' }]);
  await older.close();
});

test('two leads of one visitor within a session stay two when neither was unclear', async () => {
  await deliver(sampleRecord.lead());
  await deliver(sampleRecord.lead({ service: 'Denting' }));
  expect(cms.documents('mncaptures')).toHaveLength(2);
});

test('a booking whose create was sent twice on the way is one, and delivered', async () => {
  await cms.fail('duplicated', { times: 1 });
  expect(await deliver(sampleRecord.booking())).toMatchObject({ kind: 'delivered' });
  expect(cms.documents('chatbot-bookings')).toHaveLength(1);
});

test('a booking refused for another reason stays refused', async () => {
  const record = sampleRecord.booking({ fields: { date: 'soon' } });
  expect(await deliver(record)).toMatchObject({ kind: 'fault', code: 'refused' });
});

describe('what an answer means for the delivery', () => {
  test.each<[Fault, string]>([
    ['status_400', 'refused'],
    ['status_401', 'unauthorised'],
    ['status_403', 'forbidden'],
    ['status_404', 'no_address'],
    ['status_429', 'rate_limited'],
    ['status_500', 'server_error'],
    ['status_502', 'server_error'],
    ['status_503', 'server_error'],
    ['down', 'unreachable'],
    ['refused', 'unreachable'],
    ['reset', 'unreachable'],
    ['hanging', 'timed_out'],
    ['slow_and_committed', 'timed_out'],
    ['malformed_json', 'bad_answer'],
    ['html', 'bad_answer'],
    ['empty', 'bad_answer'],
    ['truncated', 'bad_answer'],
    ['huge', 'bad_answer'],
    ['committed_then_dropped', 'unreachable'],
  ])('%s: %s', async (fault, code) => {
    await cms.fail(fault, { delayMs: 30_000 });
    expect(await deliver(sampleRecord.lead())).toMatchObject({ kind: 'fault', code });
  });

  test('a missing or wrong token is not a refusal', async () => {
    const wrong = targetAt(cms, 'another-token');
    expect(await wrong.deliver({ record: sampleRecord.lead(), delivery: firstTry })).toMatchObject({
      code: 'unauthorised',
    });
  });

  test('the reason of a refusal names the field and the rule, and no number of the visitor', async () => {
    const outcome = await deliver(sampleRecord.lead({ fields: { deviceType: '9000000001' } }));
    expect(outcome).toEqual({
      kind: 'fault',
      code: 'refused',
      detail: expect.stringMatching(/^status 400: deviceType: .*must be one of/),
    });
    expect(JSON.stringify(outcome)).not.toContain('9000000001');
  });
});

describe('exactly once in effect after any fault of the first attempt', () => {
  const kinds = ['lead', 'service_request', 'booking', 'enquiry'] as const;
  const plurals = {
    lead: 'mncaptures',
    service_request: 'service-requests',
    booking: 'chatbot-bookings',
    enquiry: 'enquiries',
  } as const;
  const recoverable = FAULTS.filter((fault) => !['status_400', 'duplicated'].includes(fault));

  test.each(kinds.flatMap((kind) => recoverable.map((fault) => [kind, fault] as const)))(
    '%s, %s',
    async (kind, fault) => {
      const record = sampleRecord[kind]();
      await cms.fail(fault, { times: 1, delayMs: 30_000 });
      const first = await deliver(record);
      expect(first.kind).toBe('fault');
      await cms.heal();
      const latest = sampleRecord[kind]({ name: 'Test Owner Later', createdAt: record.createdAt });
      expect(await deliver(latest, after(first, firstTry))).toMatchObject({ kind: 'delivered' });
      expect(cms.documents(plurals[kind])).toHaveLength(1);
      const [document] = cms.documents(plurals[kind]);
      if (kind !== 'lead') expect(document?.name ?? document?.fullName).toBe('Test Owner Later');
    },
  );
});

test('a request is found behind forty newer entries of the same number, and not created twice', async () => {
  const request = sampleRecord.service_request();
  const first = await deliver(request);
  const others: string[] = [];
  for (let newer = 0; newer < 40; newer += 1) {
    const made = await deliver({ ...request, id: `another-${newer}` });
    if (made.kind === 'delivered' && made.remoteDocumentId !== undefined) others.push(made.remoteDocumentId);
  }
  cms.forget();
  const again = await deliver(request, { ...firstTry, attempt: 2, unclear: true, othersRemoteIds: others });
  expect(again).toMatchObject({
    kind: 'delivered',
    remoteDocumentId: first.kind === 'delivered' ? first.remoteDocumentId : 'none',
  });
  expect(cms.requests.map(({ method }) => method)).toEqual(['GET', 'PUT']);
});
