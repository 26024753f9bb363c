import type { WebSocket } from 'miniflare';
import { expect, test } from 'vitest';
import { PASSPHRASE, sessionOf } from '../worker/admin-session.ts';
import { bookingCalls, dayAhead } from '../worker/own-bookings.ts';
import { testSite } from '../worker/test-site.ts';
import { honestLeads, keepFigures, UNHARMED } from './honest-visitors.ts';

const site = await testSite({ variables: { ADMIN_PASSPHRASE: PASSPHRASE } });

const ATTACKER = { 'CF-Connecting-IP': '198.51.100.7' };

const FEED = `/api/slots/live?city=jaipur&dates=${dayAhead(1)}`;

async function openFeed(
  headers: Readonly<Record<string, string>>,
  path = FEED,
): Promise<WebSocket | undefined> {
  const { status, webSocket } = await site.fetch(path, {
    headers: { Upgrade: 'websocket', Origin: site.origin, ...headers },
  });
  // A full feed is an answer like any other, not a fault.
  expect([101, 429]).toContain(status);
  if (webSocket === null) return undefined;
  webSocket.accept();
  return webSocket;
}

async function timeOfSlots(): Promise<number> {
  const began = performance.now();
  const answer = await site.fetch(`/api/slots?city=jaipur&date=${dayAhead(2)}`);
  expect(answer.status).toBe(200);
  await answer.arrayBuffer();
  return Math.round(performance.now() - began);
}

test('20 feeds that send 1,000 messages each do not delay GET /api/slots, and are closed at their first message', async () => {
  const calm = await timeOfSlots();
  const sockets = (await Promise.all(Array.from({ length: 20 }, () => openFeed(ATTACKER)))).filter(
    (one) => one !== undefined,
  );
  expect(sockets).toHaveLength(20);
  let received = 0;
  let closed = 0;
  for (const socket of sockets) {
    socket.addEventListener('message', () => {
      received += 1;
    });
    socket.addEventListener('close', () => {
      closed += 1;
    });
  }
  const flood = (async () => {
    const dates = JSON.stringify({ dates: [1, 2, 3, 4, 5, 6, 7].map(dayAhead) });
    for (const socket of sockets)
      for (let message = 0; message < 1_000 && socket.readyState === 1; message += 1) socket.send(dates);
    // A flood that delays the board delays each of them; a busy machine delays one.
    return Math.min(await timeOfSlots(), await timeOfSlots(), await timeOfSlots());
  })();
  const honest = await honestLeads(site, flood);
  const delayed = await flood;
  await expect.poll(() => closed).toBe(20);
  keepFigures('20 feeds with 1,000 messages each', {
    floodedSlots: delayed,
    calmSlots: calm,
    pushes: received,
    ...honest,
  });
  expect(delayed).toBeLessThan(Math.max(1_000, calm * 10));
  expect(received).toBeLessThanOrEqual(20);
  expect(honest).toMatchObject(UNHARMED);
});

test('GET /api/slots/live gives a /48 at most 32 feeds and each of its /64s 16, and others theirs', async () => {
  const openAll = (addressOf: (at: number) => string) =>
    Promise.all(Array.from({ length: 45 }, (_, at) => openFeed({ 'CF-Connecting-IP': addressOf(at) })));
  const ofPart = (await openAll((at) => `2001:db8:1:2::${at.toString(16)}`)).filter(
    (feed) => feed !== undefined,
  );
  expect(ofPart).toHaveLength(16);
  const feeds = [...ofPart, ...(await openAll((at) => `2001:db8:1:${(at + 16).toString(16)}::1`))];
  const open = feeds.filter((feed) => feed !== undefined);
  keepFigures('feeds of one /48', { asked: feeds.length, open: open.length });
  expect(open).toHaveLength(32);
  const other = await openFeed({ 'CF-Connecting-IP': '2001:db8:2:3::1' });
  expect(other).toBeDefined();
  for (const feed of [...open, other]) feed?.close();
});

test('GET /api/admin/live opens 32 feeds and answers 429 to the next one', async () => {
  const session = await sessionOf();
  const headers = { Cookie: `admin=${session}` };
  const feeds: (WebSocket | undefined)[] = [];
  for (let at = 0; at < 34; at += 1) feeds.push(await openFeed(headers, '/api/admin/live'));
  expect(feeds.map((feed) => feed !== undefined)).toEqual([...Array(32).fill(true), false, false]);
  for (const feed of feeds) feed?.close();
});

test('a thousand reads of GET /api/slots at once agree, and the next booking shows at once', async () => {
  const calls = bookingCalls(site);
  const date = dayAhead(3);
  const read = async () => {
    const answer = await site.fetch(`/api/slots?city=jaipur&date=${date}`);
    return ((await answer.json()) as { slots: { left: number }[] }).slots[0]?.left;
  };
  const began = performance.now();
  const seen = await Promise.all(Array.from({ length: 1_000 }, read));
  keepFigures('1,000 reads of the slots', { milliseconds: Math.round(performance.now() - began) });
  expect(new Set(seen)).toEqual(new Set([6]));
  await calls.confirm(await calls.create(), date, '9-11');
  expect(await read()).toBe(5);
});
