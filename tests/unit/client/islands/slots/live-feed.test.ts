import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { openLiveFeed } from '../../../../../client/islands/slots/live-feed.ts';

/** A stand-in for a web socket, which the test opens and closes itself. */
class Socket {
  static readonly OPEN = 1;
  static readonly CLOSED = 3;
  static made: Socket[] = [];
  readonly sent: string[] = [];
  readyState = 0;
  onopen?: () => void;
  onmessage?: (message: { data: unknown }) => void;
  onclose?: () => void;
  readonly url: URL;
  constructor(url: URL) {
    this.url = url;
    Socket.made.push(this);
  }
  open() {
    this.readyState = Socket.OPEN;
    this.onopen?.();
  }
  send(text: string) {
    this.sent.push(text);
  }
  close() {
    this.readyState = Socket.CLOSED;
    this.onclose?.();
  }
}

const page = Object.assign(new EventTarget(), { visibilityState: 'visible' });
const onMessage = vi.fn();
const setLive = vi.fn();
let dates = ['2026-03-10', '2026-03-11'];
const open = () => openLiveFeed({ onMessage, setLive, datesNow: () => dates });

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal('WebSocket', Socket);
  vi.stubGlobal('document', page);
  vi.stubGlobal('location', { href: 'https://pahiya.example/express-beta-atc' });
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
  vi.clearAllMocks();
  Socket.made = [];
  dates = ['2026-03-10', '2026-03-11'];
});

test('the feed opens for its dates and passes messages on', () => {
  const feed = open();
  const [socket] = Socket.made;
  expect(String(socket?.url)).toBe(
    'wss://pahiya.example/api/slots/live?city=jaipur&dates=2026-03-10%2C2026-03-11',
  );
  socket?.open();
  socket?.onmessage?.({ data: '{"date":"2026-03-10"}' });
  socket?.onmessage?.({ data: 'pong' });
  expect(setLive).toHaveBeenLastCalledWith(true);
  expect(onMessage.mock.calls).toEqual([[{ date: '2026-03-10' }], [undefined]]);
  feed.close();
});

test('after midnight an open feed gives way to one of the new dates, and one that still opens stays', () => {
  const feed = open();
  const [socket] = Socket.made;
  feed.resubscribe();
  expect(Socket.made).toHaveLength(1);
  socket?.open();
  dates = ['2026-03-11', '2026-03-12'];
  feed.resubscribe();
  expect(String(Socket.made.at(-1)?.url)).toContain('dates=2026-03-11%2C2026-03-12');
  expect(socket?.readyState).toBe(Socket.CLOSED);
  vi.advanceTimersByTime(60_000);
  expect(Socket.made).toHaveLength(2);
  expect(Socket.made.flatMap(({ sent }) => sent)).toEqual([]);
  feed.close();
});

test('a broken feed reconnects after a second, then after longer waits, and at once when the visitor is back', () => {
  const feed = open();
  Socket.made.at(-1)?.close();
  expect(setLive).toHaveBeenLastCalledWith(false);
  vi.advanceTimersByTime(999);
  expect(Socket.made).toHaveLength(1);
  vi.advanceTimersByTime(1);
  expect(Socket.made).toHaveLength(2);
  Socket.made.at(-1)?.close();
  page.dispatchEvent(new Event('visibilitychange'));
  expect(Socket.made).toHaveLength(3);
  vi.advanceTimersByTime(60_000);
  expect(Socket.made).toHaveLength(3);
  feed.close();
});

test('a feed that ends while nobody looks at the page opens again when the visitor is back', () => {
  const feed = open();
  Socket.made.at(-1)?.open();
  page.visibilityState = 'hidden';
  Socket.made.at(-1)?.close();
  vi.advanceTimersByTime(600_000);
  expect(Socket.made).toHaveLength(1);
  page.visibilityState = 'visible';
  page.dispatchEvent(new Event('visibilitychange'));
  expect(Socket.made).toHaveLength(2);
  feed.close();
});

test('a closed feed stays closed', () => {
  open().close();
  page.dispatchEvent(new Event('visibilitychange'));
  vi.advanceTimersByTime(60_000);
  expect(Socket.made).toHaveLength(1);
});
