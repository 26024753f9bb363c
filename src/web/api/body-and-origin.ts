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
  if (raw.body === null) return next();
  const body = await readAtMost(raw.body, LARGEST_BODY_BYTES, MOST_READ_BYTES);
  if (body === undefined) return errorAnswer(context, 413, 'too_large');
  context.req.raw = new Request(raw, { body });
  return next();
};

/** No header of an honest browser is longer: its cookies are ours and the ad system's, its longest address is 2 KB. */
const LONGEST_HEADER = 8 * 1024;

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
