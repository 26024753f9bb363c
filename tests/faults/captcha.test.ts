import { afterAll, beforeEach, describe, expect, test } from 'vitest';
import { PERSON_TOKEN, startTurnstile, turnstileVariables } from '../upstreams/turnstile.ts';
import { aVisitor, sampleNumber } from '../worker/outside.ts';
import { startSite } from '../worker/site.ts';
import { testSite } from '../worker/test-site.ts';
import { Account, keepRows, type TableRow } from './account.ts';
import { at, startFaultySite } from './faulty-site.ts';
import { answeredAtOnce } from './matrix.ts';
import { sharedFaults } from './share.ts';
import { pagesAnswer } from './visitors.ts';

const account = new Account();
const table: TableRow[] = [];

const provider = await startTurnstile();
const site = await testSite({ variables: turnstileVariables(provider) });
beforeEach(() => provider.heal());
afterAll(async () => {
  keepRows('robot-check', table, account);
  console.info(`captcha: ${account}`);
  await provider.close();
});

let sent = 0;
/** Posts a lead with a captcha token and measures the wait for its answer. */
async function leaveLead(token = PERSON_TOKEN) {
  sent += 1;
  const mobileNumber = sampleNumber();
  const began = performance.now();
  const { status } = await site.post(
    '/api/leads',
    { mobileNumber, idempotencyKey: `robot-check-${sent}-of-faults`, source: 'website' },
    { ...aVisitor(), 'X-Turnstile-Token': token },
  );
  const milliseconds = performance.now() - began;
  const stored = await site.rows('SELECT id FROM records WHERE mobile_number = ?', mobileNumber);
  if (status === 201) account.enter(stored.length, stored.length);
  return { status, milliseconds };
}

describe('POST /siteverify of the captcha', () => {
  test.each(sharedFaults)('fails by %s: a person gets through at once', async (fault) => {
    const healthy = await leaveLead();
    await provider.fail(fault, { delayMs: 120_000 });
    const { status } = await answeredAtOnce(healthy.milliseconds, () => leaveLead(), fault);
    expect(status).toBe(201);
    await pagesAnswer(site);
    await provider.heal();
    expect((await leaveLead('a-program')).status).toBe(403);
    expect({ missing: account.missing, doubled: account.doubled }).toEqual({ missing: 0, doubled: 0 });
    table.push({
      call: 'POST /siteverify',
      fault,
      visitor: '201, at once',
      meanwhile: 'everybody gets through',
      afterwards: 'programs are told apart again',
    });
  });

  test.each(['invalid-input-secret', 'internal-error'])(
    'says %s, which is no word about the visitor: everybody gets through',
    async (problem) => {
      const { miniflare: _, ...other } = await startSite({
        variables: {
          ...turnstileVariables(provider),
          ...(problem === 'internal-error' ? {} : { TURNSTILE_SECRET_KEY: 'a-wrong-secret' }),
        },
      });
      try {
        const answer = await other.post(
          '/api/leads',
          { mobileNumber: sampleNumber(), idempotencyKey: `robot-check-${problem}`, source: 'website' },
          { ...aVisitor(), 'X-Turnstile-Token': problem === 'internal-error' ? problem : PERSON_TOKEN },
        );
        expect(answer.status).toBe(201);
      } finally {
        await other.stop();
      }
    },
  );

  test('without a token lets everyone through while its limiter fails too', async () => {
    const faulty = await startFaultySite({ variables: turnstileVariables(provider) });
    try {
      const one = aVisitor();
      const leave = async (index: number) => {
        const body = { mobileNumber: sampleNumber(), idempotencyKey: `unproven-${index}`, source: 'website' };
        return (await faulty.post('/api/leads', body, one)).status;
      };
      const statuses = async (from: number) => {
        const found: number[] = [];
        for (let index = from; index < from + 14; index += 1) found.push(await leave(index));
        return found;
      };
      faulty.obey(at('limiter', 'throw'));
      expect(new Set(await statuses(0))).toEqual(new Set([201]));
      faulty.mend();
      expect(await statuses(14)).toContain(403);
    } finally {
      await faulty.stop();
    }
  });
});
