import type { MiddlewareHandler } from 'hono';
import type { AppEnvironment } from '../app-environment.ts';

export interface RequestLine {
  readonly requestId: string;
  readonly method: string;
  readonly path: string;
  readonly status: number;
  readonly milliseconds: number;
}

/** Whose fault an answer was: a visitor's is no news, ours is. */
export type FaultClass = 'none' | 'visitor' | 'ours';

export interface Log {
  request(line: RequestLine & { readonly fault: FaultClass }): void;
  fault(line: { readonly requestId: string; readonly error: unknown }): void;
  /** Something an operator may want to know, in our words: never a number, a name or a token. */
  note(what: string, detail: Readonly<Record<string, string | number>>): void;
}

/** Longer paths are nobody's: a log line holds the beginning. */
const LONGEST_PATH = 200;

/** One structured line an answer. The query stays out: a stranger may have put personal data into it. */
export function requestLog(log: Log): MiddlewareHandler<AppEnvironment> {
  return async (context, next) => {
    const began = Date.now();
    await next();
    const { status } = context.res;
    log.request({
      requestId: context.get('requestId'),
      method: context.req.method,
      path: withoutTokens(context.req.path),
      status,
      milliseconds: Date.now() - began,
      fault: status >= 500 ? 'ours' : status >= 400 ? 'visitor' : 'none',
    });
  };
}

/**
 * Record ids are no credentials, but a log has no use for which booking was looked at; and a stranger may have written a
 * number or a name into a path: what no address of ours is made of stays out.
 */
const withoutTokens = (path: string): string =>
  path
    .replace(/[0-9a-f]{8}-[0-9a-f-]{27}/gi, '{id}')
    .replace(/[^/]*(?:%[0-9a-f]{2}|[^\w./~:@!$&'()*+,;={}-])[^/]*/gi, '{encoded}')
    .replace(/\d{5,}/g, '{digits}')
    .slice(0, LONGEST_PATH);
