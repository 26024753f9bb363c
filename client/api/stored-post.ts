import { STORED_AT_HEADER, STORED_MS } from '../../src/web/contract/stored-at.ts';

/** A write that could not be sent: its endpoint, and its JSON with the idempotency key that makes a repeat harmless. */
export interface StoredPost {
  readonly url: string;
  readonly method: 'POST' | 'PUT';
  readonly key: string;
  /** The body as JSON text. */
  readonly body: string;
  /** The change to send to the record that this post creates, as JSON text. */
  readonly change?: string | undefined;
  /** When it was stored, ms since 1970. */
  readonly at: number;
}

export const isRecent = ({ at }: StoredPost): boolean => Date.now() - at < STORED_MS;

/** An endpoint in either language: a post goes out from whichever page the visitor opens next. */
const ENDPOINT = /^(?:\/hi)?\/api\//;

/** Checks by hand: every page loads this file at idle, and a schema would load zod with it (decision 003). */
export const isStoredPost = (value: unknown): value is StoredPost =>
  typeof value === 'object' &&
  value !== null &&
  ['url', 'key', 'body'].every((name) => typeof Reflect.get(value, name) === 'string') &&
  ENDPOINT.test(String(Reflect.get(value, 'url')));

/** The server judges a date by the day on which the visitor sent it, which may be over when the network is back. */
export const headersOf = ({ at }: StoredPost) => ({
  'Content-Type': 'application/json',
  [STORED_AT_HEADER]: `${at}`,
});

/** A refused change stays refused for ever; a post with status 403 may only lack its captcha token. */
export const staysStored = ({ method }: StoredPost, status: number): boolean =>
  (status === 403 && method === 'POST') || status === 429 || status >= 500;

/**
 * The post that changes the record which another post created; undefined when that post has no change or its answer
 * names no record.
 */
export function changeOf({ url, key, change }: StoredPost, answer: unknown): StoredPost | undefined {
  const { id }: { id?: unknown } = Object(answer);
  if (change === undefined || typeof id !== 'string') return undefined;
  const body = JSON.stringify({ ...JSON.parse(change), idempotencyKey: key });
  return { url: `${url}/${id}`, method: 'PUT', key, body, at: Date.now() };
}
