import { describe, expect, test } from 'vitest';
import { enoughOfTheMinute } from '../enough-of-the-minute.ts';
import { bookingCalls, dayAhead } from './own-bookings.ts';
import { testSite } from './test-site.ts';

const site = await testSite();
const calls = bookingCalls(site);

describe('GET /api/slots', () => {
  test('answers the slots of a date that can still be offered, never stored', async () => {
    const response = await site.fetch(`/api/slots?city=jaipur&date=${dayAhead(1)}`);
    expect(response.headers.get('Cache-Control')).toBe('no-store');
    expect(await response.json()).toEqual({
      slots: [
        { id: '9-11', capacity: 6, left: 6 },
        { id: '11-13', capacity: 6, left: 6 },
        { id: '13-15', capacity: 6, left: 6 },
        { id: '15-17', capacity: 6, left: 6 },
        { id: '17-19', capacity: 6, left: 6 },
      ],
    });
  });

  test('offers no slot in the past or beyond the booking window', async () => {
    for (const days of [-1, 31]) {
      const { body } = await calls.call('GET', `/api/slots?date=${dayAhead(days)}`);
      expect(body).toEqual({ slots: [] });
    }
  });

  test('answers 400 for an unknown city or a date that is none', async () => {
    expect((await calls.call('GET', '/api/slots?city=delhi&date=2026-12-01')).status).toBe(400);
    const { status, body } = await calls.call('GET', '/api/slots?city=jaipur&date=2026-02-30');
    expect([status, body.error]).toMatchObject([400, { fields: { date: 'date_invalid' } }]);
  });
});

describe('GET /api/slots/live', () => {
  const connect = (headers: Record<string, string>) =>
    site.fetch(`/api/slots/live?city=jaipur&dates=${dayAhead(1)}`, {
      headers: { Upgrade: 'websocket', ...headers },
    });

  test('pushes the free slots at once and after each change', async () => {
    const { status, webSocket } = await connect({ Origin: site.origin });
    expect(status).toBe(101);
    const pushed: { date: string; slots: { id: string; left: number }[] }[] = [];
    webSocket?.addEventListener('message', ({ data }) => pushed.push(JSON.parse(String(data))));
    webSocket?.accept();
    await expect.poll(() => pushed.length).toBe(1);
    const draft = await calls.create();
    await calls.confirm(draft, dayAhead(1), '13-15');
    const latest = () => pushed.at(-1)?.slots.find(({ id }) => id === '13-15')?.left;
    await expect.poll(latest).toBe(5);
    await calls.cancel(draft);
    await expect.poll(latest).toBe(6);
    webSocket?.close();
  });

  test('answers 403 to a page of another site, and 426 to a request that is no WebSocket', async () => {
    expect((await connect({ Origin: 'https://evil.example' })).status).toBe(403);
    expect((await site.fetch('/api/slots/live?city=jaipur')).status).toBe(426);
  });

  test('answers 429 to a network that opens one after the other, and to no other', async () => {
    await enoughOfTheMinute(15);
    const open = async (address: string) =>
      (await site.fetch('/api/slots/live?city=jaipur', { headers: { 'CF-Connecting-IP': address } })).status;
    const answers = await Promise.all(Array.from({ length: 130 }, () => open('10.62.0.1')));
    expect(new Set(answers)).toEqual(new Set([426, 429]));
    expect(await open('10.63.0.2')).toBe(426);
  });
});
