import { afterAll, beforeEach, describe, expect, test } from 'vitest';
import { addDays, indiaDate, indiaInstant } from '../../../src/values/india-time.ts';
import { startBoard } from './board-server.ts';

const board = await startBoard();
beforeEach(board.renew);
afterAll(board.stop);

const DATE = '2099-03-11';
/** 08:00 in India on the day before: far in the future, so that no alarm by the real clock interferes. */
const NOW = indiaInstant('2099-03-10', 8 * 60).getTime();
const MINUTE = 60_000;

const take = (record: string, slot = '9-11', date = DATE, now = NOW) => ['take', record, date, slot, now];
const hold = (record: string, slot = '9-11', until = NOW + 10 * MINUTE) => [
  'hold',
  record,
  DATE,
  slot,
  until,
  { network: `network of ${record}`, number: `number of ${record}`, isVerified: true },
  NOW,
];
const crowd = (size: number, of = 'visitor') => Array.from({ length: size }, (_, at) => `${of}-${at}`);
const leftAt = async (slot = '9-11', now = NOW) => {
  const slots = (await board.call('board', DATE, now)) as { id: string; left: number }[];
  return slots.find(({ id }) => id === slot)?.left;
};
const taken = { ok: true };
const full = { ok: false, code: 'slot_full' };

describe('two hundred visitors who confirm the same slot at once', () => {
  test('get exactly six seats; the others get slot_full with the nearest free slots', async () => {
    const answers = await board.callAll(crowd(200).map((visitor) => take(visitor)));
    const refused = answers.filter((answer) => !(answer as { ok: boolean }).ok);
    expect(answers.length - refused.length).toBe(6);
    expect(refused).toHaveLength(194);
    for (const refusal of refused) expect(refusal).toMatchObject(full);
    expect(refused.at(-1)).toMatchObject({
      detail: { alternatives: [{ date: DATE, id: '11-13', left: 6 }, {}, {}, {}] },
    });
    expect(await leftAt()).toBe(0);
  });

  test('let exactly one in when one cancels', async () => {
    const visitors = crowd(200);
    const answers = await board.callAll(visitors.map((visitor) => take(visitor)));
    const seated = visitors.filter((_, at) => (answers[at] as { ok: boolean }).ok);
    await board.call('release', seated[2], NOW);
    expect(await leftAt()).toBe(1);
    const again = await board.callAll(
      visitors.filter((name) => !seated.includes(name)).map((name) => take(name)),
    );
    expect(again.filter((answer) => (answer as { ok: boolean }).ok)).toHaveLength(1);
    expect(await leftAt()).toBe(0);
  });
});

describe('a record', () => {
  test('that requests its own slot again changes nothing', async () => {
    await board.callAll(Array.from({ length: 20 }, () => take('same')));
    expect(await leftAt()).toBe(5);
    await board.callAll(crowd(5).map((visitor) => take(visitor)));
    expect(await board.call(...take('same'))).toMatchObject(taken);
    expect(await leftAt()).toBe(0);
  });

  test('that moves frees its old slot by the same write', async () => {
    await board.call(...take('mover'));
    expect(await board.call(...take('mover', '15-17'))).toMatchObject(taken);
    expect([await leftAt('9-11'), await leftAt('15-17')]).toEqual([6, 5]);
  });

  test('that cannot move stays in its slot', async () => {
    await board.callAll([...crowd(6).map((visitor) => take(visitor, '13-15')), take('mover')]);
    expect(await board.call(...take('mover', '13-15'))).toMatchObject(full);
    expect([await leftAt('9-11'), await leftAt('13-15')]).toEqual([5, 0]);
  });

  test('that holds another slot stays in its taken one until it takes the other', async () => {
    await board.call(...take('mover'));
    await board.call(...hold('mover', '15-17'));
    expect([await leftAt('9-11'), await leftAt('15-17')]).toEqual([5, 5]);
    await board.call(...take('mover', '15-17'));
    expect([await leftAt('9-11'), await leftAt('15-17')]).toEqual([6, 5]);
  });
});

describe('a hold', () => {
  test('holds the slot for ten minutes and then releases it', async () => {
    await board.callAll(crowd(6).map((visitor) => hold(visitor)));
    expect(await board.call(...take('late'))).toMatchObject(full);
    expect(await leftAt('9-11', NOW + 10 * MINUTE - 1)).toBe(0);
    expect(await leftAt('9-11', NOW + 10 * MINUTE)).toBe(6);
    expect(await board.call(...take('late', '9-11', DATE, NOW + 10 * MINUTE))).toMatchObject(taken);
  });

  test('becomes a seat for its own record while the slot is otherwise full', async () => {
    await board.callAll([hold('slow'), ...crowd(5).map((visitor) => take(visitor))]);
    expect(await board.call(...take('quick'))).toMatchObject(full);
    expect(await board.call(...take('slow'))).toMatchObject(taken);
  });

  test('is one per record: holding another slot releases the first', async () => {
    await board.callAll([hold('undecided', '9-11'), hold('undecided', '13-15')]);
    expect([await leftAt('9-11'), await leftAt('13-15')]).toEqual([6, 5]);
  });
});

describe('the operator', () => {
  test('sets how many a slot takes, for every day, a day, or one slot of it', async () => {
    await board.callAll([
      ['setCapacity', 'default', null, 4, NOW],
      ['setCapacity', DATE, '11-13', 1, NOW],
    ]);
    expect([await leftAt('9-11'), await leftAt('11-13')]).toEqual([4, 1]);
  });

  test('blocks a date and opens it again; taken seats stay taken', async () => {
    await board.call(...take('early'));
    await board.call('block', DATE, null, NOW);
    expect(await board.call(...take('late'))).toMatchObject({
      ...full,
      detail: {
        alternatives: [{ date: '2099-03-10', id: '17-19' }, { date: '2099-03-10', id: '15-17' }, {}, {}],
      },
    });
    expect(await board.call(...take('early'))).toMatchObject(taken);
    await board.call('unblock', DATE, null, NOW);
    expect(await leftAt()).toBe(5);
  });
});

test('a slot that has begun in India is refused, and so is a day beyond the window', async () => {
  const afterNine = indiaInstant(DATE, 9 * 60 + 1).getTime();
  expect(await board.call(...take('late', '9-11', DATE, afterNine))).toMatchObject({
    ok: false,
    code: 'slot_begun',
  });
  expect(await board.call(...take('far', '9-11', '2099-06-01'))).toMatchObject({
    ok: false,
    code: 'date_far',
  });
  expect(await board.call(...take('past', '9-11', '2099-03-01'))).toMatchObject({
    ok: false,
    code: 'date_past',
  });
});

test('seats, holds and blocked dates survive a restart', async () => {
  await board.callAll([take('one'), hold('two'), ['block', '2099-03-12', null, NOW]]);
  await board.restart();
  expect(await leftAt()).toBe(4);
  expect(await board.call(...take('three', '9-11', '2099-03-12'))).toMatchObject(full);
});

describe('with a capacity of its own in configuration', () => {
  test('a slot takes that many', async () => {
    const small = await startBoard({ SLOT_CAPACITY: '2' });
    const answers = await small.callAll(crowd(5).map((visitor) => take(visitor)));
    await small.stop();
    expect(answers.filter((answer) => (answer as { ok: boolean }).ok)).toHaveLength(2);
  });
});

test('a claim costs as many rows on a full board of 600 seats a slot as on one of six', async () => {
  const dates = Array.from({ length: 31 }, (_, day) => addDays(DATE, day));
  const small = await board.rowsOf(6, dates, NOW);
  expect(await board.rowsOf(600, dates, NOW)).toEqual(small);
});

/** Reads the live feed: `next` returns the next push, waiting for it if necessary. */
async function read(path: string) {
  const { webSocket } = await board.request(path, { upgrade: 'websocket' });
  if (!webSocket) throw new Error('no socket came back');
  const come: string[] = [];
  const waiting: ((text: string) => void)[] = [];
  webSocket.addEventListener('message', ({ data }) => {
    const text = String(data);
    const reader = waiting.shift();
    if (reader) reader(text);
    else come.push(text);
  });
  const closed = new Promise<number>((resolve) =>
    webSocket.addEventListener('close', ({ code }) => resolve(code)),
  );
  webSocket.accept();
  const nextText = () =>
    new Promise<string>((resolve) => {
      const text = come.shift();
      if (text === undefined) waiting.push(resolve);
      else resolve(text);
    });
  const next = async () =>
    JSON.parse(await nextText()) as { date: string; slots: { id: string; left: number }[] };
  return { next, closed, send: (text: string) => webSocket.send(text), close: () => webSocket.close() };
}

const leftIn = (push: { slots: { id: string; left: number }[] }, slot: string) =>
  push.slots.find(({ id }) => id === slot)?.left;

describe('GET the live feed with an upgrade', () => {
  test('sends the free slots at once, and after every change of its dates', async () => {
    const reader = await read(`/?dates=${DATE}`);
    expect(leftIn(await reader.next(), '9-11')).toBe(6);
    await board.callAll([take('elsewhere', '9-11', '2099-03-12')]);
    await board.call(...take('one'));
    const push = await reader.next();
    expect([push.date, leftIn(push, '9-11')]).toEqual([DATE, 5]);
    await board.call('release', 'one', NOW);
    expect(leftIn(await reader.next(), '9-11')).toBe(6);
    reader.close();
  });

  test('sends to every reader, and only the requested dates', async () => {
    const [first, second] = [await read(`/?dates=${DATE}`), await read(`/?dates=${DATE},2099-03-12`)];
    await Promise.all([first.next(), second.next(), second.next()]);
    await board.call(...take('one', '9-11', '2099-03-12'));
    expect((await second.next()).date).toBe('2099-03-12');
    await board.call(...take('two'));
    expect([(await first.next()).date, (await second.next()).date]).toEqual([DATE, DATE]);
    first.close();
    second.close();
  });

  test('sends today and tomorrow in India by default, and closes at the first message of its reader', async () => {
    const reader = await read('/');
    const today = indiaDate(new Date());
    expect([(await reader.next()).date, (await reader.next()).date]).toEqual([today, addDays(today, 1)]);
    reader.send('ping');
    expect(await reader.closed).toBe(1008);
  });

  test('sends the expiry of a hold, by an alarm', async () => {
    const date = addDays(indiaDate(new Date()), 1);
    const reader = await read(`/?dates=${date}`);
    await reader.next();
    await board.call(...['hold', 'brief', date, '9-11', Date.now() + 2000], {
      network: 'n',
      number: 'm',
      isVerified: false,
    });
    expect(leftIn(await reader.next(), '9-11')).toBe(5);
    expect(leftIn(await reader.next(), '9-11')).toBe(6);
    reader.close();
  });

  test('sends one message for many changes at once, with the last state', async () => {
    const reader = await read(`/?dates=${DATE}`);
    await reader.next();
    await board.callAll([...crowd(5).map((visitor) => take(visitor)), ['release', 'visitor-1', NOW]]);
    expect(leftIn(await reader.next(), '9-11')).toBe(2);
    await board.call('block', DATE, null, NOW);
    expect(leftIn(await reader.next(), '9-11')).toBe(0);
    reader.close();
  });

  test('answers 429 above 32 feeds of one network, until one of them closes', async () => {
    const feed = (network: string) => `/?dates=${DATE}&network=${encodeURIComponent(network)}`;
    const readers = await Promise.all(Array.from({ length: 32 }, () => read(feed('10.0.0.0/24'))));
    expect((await board.request(feed('10.0.0.0/24'), { upgrade: 'websocket' })).status).toBe(429);
    await read(feed('10.0.1.0/24'));
    readers[0]?.close();
    await expect
      .poll(async () => (await board.request(feed('10.0.0.0/24'), { upgrade: 'websocket' })).status)
      .toBe(101);
  });

  test('without an upgrade answers 426', async () => {
    expect((await board.request('/')).status).toBe(426);
  });
});
