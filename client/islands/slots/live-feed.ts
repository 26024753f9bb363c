import { parseJson } from '../../../src/values/parse-json.ts';
import { endpoints } from '../../../src/web/contract/addresses.ts';
import { retryDelayMs } from './live-board.ts';

interface FeedReader {
  /** Receives the parsed JSON of a message, not yet validated. */
  readonly onMessage: (message: unknown) => void;
  readonly setLive: (isLive: boolean) => void;
  /** The dates to subscribe to, YYYY-MM-DD. */
  readonly datesNow: () => readonly string[];
}

export interface LiveFeed {
  /** Opens the feed of the current dates. Call it at midnight, when the earlier ones are past. */
  resubscribe(): void;
  close(): void;
}

/**
 * Opens the feed of live slots. It reconnects a broken connection after a growing delay, and at once when the visitor
 * comes back to the page.
 */
export function openLiveFeed({ onMessage, setLive, datesNow }: FeedReader): LiveFeed {
  let socket: WebSocket | undefined;
  let waiting: ReturnType<typeof setTimeout> | undefined;
  let failures = 0;
  let isStopped = false;

  const connect = () => {
    clearTimeout(waiting);
    const url = new URL(endpoints.slotsLive, location.href);
    url.protocol = url.protocol.replace('http', 'ws');
    url.search = String(new URLSearchParams({ city: 'jaipur', dates: datesNow().join() }));
    const opened = new WebSocket(url);
    socket = opened;
    opened.onopen = () => {
      failures = 0;
      setLive(true);
    };
    opened.onmessage = ({ data }) => onMessage(parseJson(String(data)));
    opened.onclose = () => {
      if (isStopped || socket !== opened) return;
      setLive(false);
      // The server ends a feed after a while; a page that nobody looks at waits until its visitor is back.
      if (document.visibilityState === 'visible') waiting = setTimeout(connect, retryDelayMs(failures));
      failures += 1;
    };
  };
  const comeBack = () => {
    if (document.visibilityState === 'visible' && socket?.readyState === WebSocket.CLOSED) connect();
  };

  connect();
  document.addEventListener('visibilitychange', comeBack);
  return {
    resubscribe() {
      // A connection that is still opening already has its dates in its address.
      const earlier = socket;
      if (earlier?.readyState !== WebSocket.OPEN) return;
      connect();
      earlier.close();
    },
    close() {
      isStopped = true;
      clearTimeout(waiting);
      document.removeEventListener('visibilitychange', comeBack);
      socket?.close();
    },
  };
}
