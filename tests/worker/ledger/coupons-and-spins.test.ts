import type { D1Database } from '@cloudflare/workers-types';
import { describe, expect, it } from 'vitest';
import { createAuditList } from '../../../src/platform/ledger/audit.ts';
import { createCoupons } from '../../../src/platform/ledger/coupons.ts';
import { createSpins } from '../../../src/platform/ledger/spins.ts';
import { failure } from '../../../src/values/result.ts';
import { createSigner } from '../../../src/values/signing.ts';
import { breakDatabase } from './break-database.ts';
import { countRows, type createTestClock, eachOnAnEmptyLedger } from './ledger-database.ts';
import { mustBe } from './must-be.ts';

const DAY = 86_400_000;
let d1: D1Database;
let clock: ReturnType<typeof createTestClock>;
const signer = createSigner({ current: 'key-one' });

eachOnAnEmptyLedger(['coupons', 'spins', 'audit'], (given) => {
  ({ d1, clock } = given);
});

const coupons = () => createCoupons(d1, clock);
const welcome = (changes = {}) => ({
  code: 'welcome20',
  kind: 'percent' as const,
  value: 20,
  description: '20% off the first service',
  expiresAt: clock.now() + 30 * DAY,
  maxUses: 2,
  ...changes,
});
const use = (usedOn: string, numberHashes: string[] = []) => ({ usedOn, numberHashes, by: 'operator' });

describe('coupons', () => {
  it('are created once for a code in any letter case, and their creation is audited', async () => {
    const made = mustBe(await coupons().create(welcome(), 'operator'));
    expect(made).toMatchObject({ code: 'WELCOME20', state: 'active', uses: 0 });
    expect(await coupons().create(welcome({ code: ' Welcome 20' }), 'operator')).toEqual(
      failure('code_taken'),
    );
    expect(await coupons().create(welcome({ code: 'a%' }), 'operator')).toEqual(failure('code_invalid'));

    const { lines } = mustBe(await createAuditList(d1, clock).list());
    expect(lines.map(({ action, subject }) => [action, subject])).toEqual([['coupon_created', 'WELCOME20']]);
  });

  it('are used as often as they may be, and once for one thing', async () => {
    mustBe(await coupons().create(welcome(), 'operator'));
    expect(mustBe(await coupons().redeem('welcome20', use('a'))).uses).toBe(1);
    expect(mustBe(await coupons().redeem('welcome20', use('a'))).uses).toBe(1);
    expect(mustBe(await coupons().redeem('welcome20', use('b'))).uses).toBe(2);
    expect(await coupons().redeem('welcome20', use('c'))).toEqual(failure('coupon_used_up'));
    expect(
      mustBe(await coupons().uses('WELCOME20'))
        .map(({ usedOn }) => usedOn)
        .sort(),
    ).toEqual(['a', 'b']);
  });

  it('give the last use to one of ten at once', async () => {
    mustBe(await coupons().create(welcome({ maxUses: 1 }), 'operator'));
    const tries = Array.from({ length: 10 }, (_, place) => coupons().redeem('WELCOME20', use(`r${place}`)));
    const answers = await Promise.all(tries);
    expect(answers.filter(({ ok }) => ok)).toHaveLength(1);
  });

  it('return the reason why they cannot be used', async () => {
    mustBe(await coupons().create(welcome({ maxUses: null }), 'operator'));
    expect(await coupons().redeem('none', use('a'))).toEqual(failure('not_found'));
    mustBe(await coupons().setState('WELCOME20', 'paused', 'operator'));
    expect(await coupons().redeem('WELCOME20', use('a'))).toEqual(failure('coupon_paused'));
    mustBe(await coupons().setState('WELCOME20', 'active', 'operator'));
    expect(mustBe(await coupons().redeem('WELCOME20', use('a'))).uses).toBe(1);
    clock.pass(30 * DAY);
    expect(await coupons().redeem('WELCOME20', use('b'))).toEqual(failure('coupon_expired'));
  });

  it('that are unknown, paused, expired, used or of another number take one statement like a usable one', async () => {
    const make = async (code: string, changes = {}) =>
      mustBe(await coupons().create(welcome({ code, maxUses: 1, ...changes }), 'operator'));
    for (const code of ['FREE', 'REST', 'USED', 'MINE']) await make(code);
    await make('PAST', { expiresAt: clock.now() });
    mustBe(await coupons().setState('REST', 'paused', 'operator'));
    mustBe(await coupons().redeem('USED', use('a')));
    await d1.exec("UPDATE coupons SET number_hash = 'owner' WHERE code = 'MINE'");
    let statements = 0;
    const counting = breakDatabase(d1, {
      statement: (run) => {
        statements += 1;
        return run();
      },
    });
    const asked: [string, string, number][] = [];
    for (const code of ['FREE', 'NONE', 'REST', 'PAST', 'USED', 'MINE']) {
      statements = 0;
      const found = await createCoupons(counting, clock).usable(code, { key: 'k', numberHashes: ['other'] });
      asked.push([code, found.ok ? 'usable' : found.code, statements]);
    }
    expect(asked).toEqual([
      ['FREE', 'usable', 1],
      ['NONE', 'not_found', 1],
      ['REST', 'coupon_paused', 1],
      ['PAST', 'coupon_expired', 1],
      ['USED', 'coupon_used_up', 1],
      ['MINE', 'coupon_of_another', 1],
    ]);
  });

  it('that do not exist cannot be paused, and the audit list shows only actual changes', async () => {
    expect(await coupons().setState('none', 'paused', 'operator')).toEqual(failure('not_found'));
    expect(mustBe(await createAuditList(d1, clock).list()).lines).toEqual([]);
    mustBe(await coupons().create(welcome(), 'operator'));
    clock.pass(1);
    mustBe(await coupons().setState('welcome20', 'paused', 'operator'));
    expect(mustBe(await createAuditList(d1, clock).list()).lines).toMatchObject([
      { action: 'coupon_state_set', subject: 'WELCOME20', detail: 'paused', by: 'operator' },
      { action: 'coupon_created' },
    ]);
  });

  it('are listed newest first with their uses', async () => {
    for (const code of ['ONE', 'TWO', 'THREE']) {
      mustBe(await coupons().create(welcome({ code }), 'operator'));
      clock.pass(1);
    }
    mustBe(await coupons().redeem('ONE', use('a')));
    const first = mustBe(await coupons().list({ limit: 2 }));
    const second = mustBe(await coupons().list({ limit: 2, cursor: first.cursor ?? undefined }));
    const listed = [...first.coupons, ...second.coupons].map(({ code, uses }) => [code, uses]);
    expect(listed).toEqual([
      ['THREE', 0],
      ['TWO', 0],
      ['ONE', 1],
    ]);
    expect(second.cursor).toBeNull();
  });
});

describe('spins', () => {
  let drawn = 0;
  const draw = () => {
    drawn += 1;
    const coupon = { code: `SPIN-${drawn}`, kind: 'percent' as const, value: 10, description: '10% off' };
    return { segment: `segment-${drawn}`, coupon: { ...coupon, expiresAt: clock.now() + 7 * DAY } };
  };
  const spin = (sessionId: string, mobileNumber = '9000000001', by = signer, database = d1) =>
    createSpins(database, { ...clock, signer: by }).spin({ mobileNumber, sessionId, draw });

  it('give a session one coupon for a number in 30 days, and another session its own', async () => {
    const first = mustBe(await spin('s1'));
    expect(first).toMatchObject({ repeated: false, coupon: { value: 10 } });
    clock.pass(29 * DAY);
    expect(mustBe(await spin('s1'))).toEqual({ ...first, repeated: true });
    expect(mustBe(await spin('s2')).coupon?.code).not.toBe(first.coupon?.code);
    clock.pass(DAY);
    expect(mustBe(await spin('s1')).coupon?.code).not.toBe(first.coupon?.code);
  });

  it('give one coupon to ten spins of one session at once', async () => {
    const answers = await Promise.all(Array.from({ length: 10 }, () => spin('s1')));
    expect(new Set(answers.map((answer) => mustBe(answer).coupon?.code)).size).toBe(1);
    expect(await countRows(d1, 'coupons')).toBe(1);
  });

  it('bind the coupon to the number and store only its hash', async () => {
    const { coupon } = mustBe(await spin('s1'));
    const code = coupon?.code ?? '';
    const hashes = [...(await signer.signAll('number', '9000000001'))];
    expect(await coupons().redeem(code, use('a', ['other']))).toEqual(failure('coupon_of_another'));
    expect(mustBe(await coupons().redeem(code, use('a', hashes))).uses).toBe(1);
    expect(await countRows(d1, 'spins', "number_hash LIKE '%9000000001%'")).toBe(0);
  });

  it('remember a spin across a change of the signing key', async () => {
    const first = mustBe(await spin('s1'));
    const rotated = createSigner({ current: 'key-two', previous: ['key-one'] });
    expect(mustBe(await spin('s1', '9000000001', rotated)).coupon).toEqual(first.coupon);
  });

  it('find their own draw again when the answer of the commit is lost', async () => {
    const broken = breakDatabase(d1, {
      batch: async (run) => run().then(() => Promise.reject(new Error('lost'))),
    });
    const first = mustBe(await spin('s1', '9000000002', signer, broken));
    expect(first.repeated).toBe(false);
    expect(await countRows(d1, 'coupons', `code = '${first.coupon?.code}'`)).toBe(1);
  });

  it('return ledger_unavailable and store nothing when the database is down', async () => {
    const lost = () => Promise.reject(new Error('lost'));
    const broken = breakDatabase(d1, { batch: lost, statement: lost });
    expect(await spin('s1', '9000000001', signer, broken)).toEqual(failure('ledger_unavailable'));
    expect(await countRows(d1, 'spins')).toBe(0);
  });
});
