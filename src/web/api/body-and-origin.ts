import type { Context, MiddlewareHandler } from 'hono';
import { readAtMost } from '../../values/bytes.ts';
import type { AppEnvironment } from '../app-environment.ts';
import { errorAnswer } from './answers.ts';

/** The site's largest form is far below this size. */
const LARGEST_BODY_BYTES = 32 * 1024;
/**
 * A refused body is still read up to this size: a connection cut in the middle would hide the answer from its sender.
 */
const MOST_READ_BYTES = 1024 * 1024;

/**
 * Reads the whole body up to its limit and ignores the declared length. Hono's own limit answers before the rest has
 * arrived, which resets the connection of a sender that is still writing.
 */
export const limitedBody: MiddlewareHandler<AppEnvironment> = async (context, next) => {
  const { raw } = context.req;
  // A GET or HEAD has no meaning for a body, and the platform's `Request` refuses one.
  if (raw.body === null || raw.method === 'GET' || raw.method === 'HEAD') return next();
  const body = await readAtMost(raw.body, LARGEST_BODY_BYTES, MOST_READ_BYTES);
  if (body === undefined) return errorAnswer(context, 413, 'too_large');
  context.req.raw = new Request(raw, { body });
  return next();
};

/** No header of an honest browser is longer: its cookies are ours and the ad system's, its longest address is 2 KB. */
const LONGEST_HEADER = 8 * 1024;
/** Far above the longest address of ours, and above what links of campaigns carry. */
const LONGEST_PATH = 512;
const LONGEST_VALUE = 2 * 1024;
const LONGEST_QUERY = 8 * 1024;

/**
 * Refuses an overlong address before anything compares, stores or encodes it. The limits are in letters as sent, with
 * percent-encoding.
 */
export const limitedAddress: MiddlewareHandler<AppEnvironment> = async (context, next) => {
  const { url } = context.req;
  const pathAt = url.indexOf('/', url.indexOf('//') + 2);
  const queryAt = url.indexOf('?', pathAt);
  const pathLength = (queryAt === -1 ? url.length : queryAt) - pathAt;
  const query = queryAt === -1 ? '' : url.slice(queryAt + 1);
  const isTooLong =
    pathLength > LONGEST_PATH ||
    query.length > LONGEST_QUERY ||
    (query.length > LONGEST_VALUE && query.split('&').some((part) => part.length > LONGEST_VALUE));
  return isTooLong ? errorAnswer(context, 414, 'too_large') : next();
};

/** Refuses a request with an overlong header, so that none of its text reaches a record, a cookie or the log. */
export const limitedHeaders: MiddlewareHandler<AppEnvironment> = async (context, next) => {
  for (const [, value] of context.req.raw.headers)
    if (value.length > LONGEST_HEADER) return errorAnswer(context, 431, 'too_large');
  return next();
};

const READS = new Set(['GET', 'HEAD', 'OPTIONS']);

/**
 * Refuses a write that a page of another site makes in a visitor's browser. Browsers name the origin of every such
 * write. Programs without an `Origin` header carry no visitor's cookies either, and meet the other limits.
 */
export function ownOrigin(siteUrl: string): MiddlewareHandler<AppEnvironment> {
  return async (context, next) => {
    if (READS.has(context.req.method) || isOwnOrigin(context, siteUrl)) return next();
    return errorAnswer(context, 403, 'forbidden');
  };
}

export function isOwnOrigin(context: Context, siteUrl: string): boolean {
  const origin = context.req.header('Origin');
  if (origin === undefined) return context.req.header('Sec-Fetch-Site') !== 'cross-site';
  return origin === siteUrl;
}
