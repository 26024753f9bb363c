import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { CMS_TOKEN, startCms } from '../upstreams/cms.ts';
import { FAULTS, type Fault, type StandInRequest } from '../upstreams/stand-in.ts';
import { PASSPHRASE } from '../worker/admin-session.ts';
import { aVisitor, everyMinute, letTimePass } from '../worker/outside.ts';
import type { Site } from '../worker/site.ts';
import { testSite } from '../worker/test-site.ts';
import { Account, keepRows, type TableRow } from './account.ts';
import { type DeliveryCall, healthyTime, meet } from './matrix.ts';
import { fewFaults, sharedFaults } from './share.ts';
import {
  changeLead,
  confirmBooking,
  type Left,
  leaveBooking,
  leaveEnquiry,
  leaveLead,
  leaveRedirect,
  leaveServiceRequest,
  operatorNotes,
  until,
  untilDelivered,
  untilTried,
} from './visitors.ts';

const account = new Account();
const table: TableRow[] = [];

const cms = await startCms();
const site = await testSite({ variables: { CMS_URL: cms.url, CMS_TOKEN, ADMIN_PASSPHRASE: PASSPHRASE } });
afterAll(async () => {
  keepRows('content-backend', table, account);
  console.info(`content backend: ${account}`);
  await cms.close();
});

const is = (method: string, plural: string) => (request: StandInRequest) =>
  request.method === method && request.path.startsWith(`/api/${plural}`);
const countIn =
  (plural: string, fields: Readonly<Record<string, unknown>> = {}) =>
  ({ mobileNumber }: Left) =>
    cms
      .documents(plural)
      .filter((document) => document.mobileNumber === mobileNumber)
      .filter((document) => Object.entries(fields).every(([name, value]) => document[name] === value)).length;

/** Sent while the backend stored it without an answer, so the next attempt has to look it up. */
const unclear =
  (leave: (site: Site) => Promise<Left>, plural: string) =>
  async (where: Site): Promise<Left> => {
    await cms.fail('committed_then_dropped', { only: is('POST', plural) });
    const left = await leave(where);
    await untilTried(where, left.id, ['cms']);
    await cms.heal();
    return left;
  };

const delivered =
  (leave: (site: Site) => Promise<Left>) =>
  async (where: Site): Promise<Left> => {
    const left = await leave(where);
    await untilDelivered(where, left.id);
    return left;
  };

/** Acts like the next minute: due deliveries are sent again, and the visitor of that minute does not wait. */
const aMinuteLater = async (where: Site, left: Left | undefined, endless: boolean): Promise<Left> => {
  if (left === undefined) throw new Error('nothing was left before');
  await letTimePass(where);
  const cron = everyMinute(where);
  const { status, milliseconds } = await leaveRedirect(where);
  if (endless) cron.catch(() => undefined);
  else await cron;
  return { ...left, status, milliseconds };
};

const changed =
  (change: (site: Site, left: Left) => Promise<Pick<Left, 'status' | 'milliseconds'>>) =>
  async (where: Site, left: Left | undefined): Promise<Left> => {
    if (left === undefined) throw new Error('nothing was left before');
    return { ...left, ...(await change(where, left)) };
  };

/** The three calls for a record that is created once and looked up where that is unclear. */
const callsOf = (
  plural: string,
  leave: (site: Site) => Promise<Left>,
  fields: Readonly<Record<string, unknown>>,
): readonly DeliveryCall[] => [
  {
    name: `POST /${plural}`,
    target: 'cms',
    matches: is('POST', plural),
    act: leave,
    count: countIn(plural, fields),
  },
  {
    name: `PUT /${plural}/{id}`,
    target: 'cms',
    matches: is('PUT', plural),
    before: delivered(leave),
    act: changed(operatorNotes),
    count: countIn(plural, fields),
  },
  {
    name: `GET /${plural}`,
    target: 'cms',
    matches: is('GET', plural),
    before: unclear(leave, plural),
    act: aMinuteLater,
    count: countIn(plural, fields),
  },
];

const CALLS: readonly DeliveryCall[] = [
  {
    name: 'POST /mncaptures',
    target: 'cms',
    matches: is('POST', 'mncaptures'),
    act: leaveLead,
    count: countIn('mncaptures'),
  },
  {
    name: 'PUT /mncaptures/{id}',
    target: 'cms',
    matches: is('PUT', 'mncaptures'),
    before: delivered(leaveLead),
    act: changed(changeLead),
    count: countIn('mncaptures', { area: 'C-Scheme', whatsappRedirectCount: 1 }),
  },
  {
    name: 'GET /mncaptures',
    target: 'cms',
    matches: is('GET', 'mncaptures'),
    before: unclear(leaveLead, 'mncaptures'),
    act: aMinuteLater,
    count: countIn('mncaptures'),
  },
  ...callsOf('service-requests', leaveServiceRequest, { message: '' }),
  ...callsOf('enquiries', leaveEnquiry, { kind: 'contact' }),
  {
    name: 'POST /chatbot-bookings',
    target: 'cms',
    matches: is('POST', 'chatbot-bookings'),
    act: leaveBooking,
    count: countIn('chatbot-bookings'),
  },
  {
    name: 'PUT /chatbot-bookings/{id}',
    target: 'cms',
    matches: is('PUT', 'chatbot-bookings'),
    before: delivered(leaveBooking),
    act: changed(confirmBooking),
    count: countIn('chatbot-bookings', { booking_status: 'completed' }),
  },
  {
    name: 'GET /chatbot-bookings',
    target: 'cms',
    matches: is('GET', 'chatbot-bookings'),
    before: unclear(leaveBooking, 'chatbot-bookings'),
    act: aMinuteLater,
    count: countIn('chatbot-bookings'),
  },
  {
    name: 'POST /conversion-tracking/whatsapp-redirect',
    target: 'cms',
    matches: is('POST', 'conversion-tracking'),
    act: leaveRedirect,
    // Session and time identify a redirect: a repeated one counts once.
    count: ({ key }) =>
      cms.redirects.some((sent) => JSON.stringify(sent).includes(`session-${key}"`)) ? 1 : 0,
  },
];

/** Create, update and lookup; the other kinds of record use the same code. The first meets every fault in every run. */
const FAULTS_OF: Readonly<Record<string, readonly Fault[]>> = {
  'POST /mncaptures': FAULTS,
  'PUT /chatbot-bookings/{id}': sharedFaults,
  'GET /mncaptures': sharedFaults,
};

describe.each(CALLS)('$name of the content backend', (call) => {
  let healthyMs: number;
  beforeAll(async () => {
    await cms.heal();
    healthyMs = await healthyTime({ site, call });
  });

  test.each(FAULTS_OF[call.name] ?? fewFaults)(
    'fails by %s: the visitor is answered at once, and it arrives once afterwards',
    async (fault) => {
      table.push(await meet(fault, healthyMs, { site, standIn: cms, call, account }));
      expect({ missing: account.missing, doubled: account.doubled }).toEqual({ missing: 0, doubled: 0 });
    },
  );
});

describe('a number that is sent twice in one session', () => {
  test.each(['status_503', 'reset', 'committed_then_dropped', 'hanging'] as const)(
    'makes two entries, also when the second meets %s',
    async (fault) => {
      const sender = {
        mobileNumber: `90004${String(account.answered).padStart(5, '0')}`,
        sessionId: 'session-twice',
      };
      const post = async (key: string, source: string) => {
        const body = { ...sender, idempotencyKey: `${key}-${fault}`, source };
        const answer = await site.post('/api/leads', body, aVisitor());
        return ((await answer.json()) as { id: string }).id;
      };
      await cms.heal();
      await untilDelivered(site, await post('twice-first', 'website'));
      cms.forget();
      await cms.fail(fault, { only: is('POST', 'mncaptures') });
      const second = await post('twice-second', 'popup');
      if (fault === 'hanging') await until(() => cms.requests.some(is('POST', 'mncaptures')));
      else await untilTried(site, second, ['cms']);
      await cms.heal();
      await letTimePass(site);
      await everyMinute(site);
      await untilDelivered(site, second);
      const kept = cms
        .documents('mncaptures')
        .filter(({ mobileNumber }) => mobileNumber === sender.mobileNumber);
      expect(kept.map(({ source }) => source).sort()).toEqual(['popup', 'website']);
      account.enter(1, 1);
      account.enter(1, kept.length - 1);
    },
  );
});
