import type { MiddlewareHandler } from 'hono';
import type { AppEnvironment } from '../app-environment.ts';

/**
 * Names each request in its answer and in the log. The id is always ours: a client's value could repeat another
 * request's id, or carry personal data into the log.
 */
export const requestId: MiddlewareHandler<AppEnvironment> = async (context, next) => {
  const id = crypto.randomUUID();
  context.set('requestId', id);
  await next();
  // A WebSocket upgrade has immutable headers: `header` copies the answer, which would cost every page a copy.
  if (context.res.status === 101) context.header('X-Request-Id', id);
  else context.res.headers.set('X-Request-Id', id);
};

interface RequestLine {
  readonly requestId: string;
  readonly method: string;
  readonly path: string;
  readonly status: number;
  readonly milliseconds: number;
}

/** Who caused an error: an operator ignores a visitor's errors and follows up ours. */
type FaultClass = 'none' | 'visitor' | 'ours';

export interface Log {
  request(line: RequestLine & { readonly fault: FaultClass }): void;
  fault(line: { readonly requestId: string; readonly error: unknown }): void;
  /** Writes an event for the operator. It must contain no mobile number, name or token. */
  note(event: string, detail: Readonly<Record<string, string | number>>): void;
}

/** No path of the site is longer: an invented long path must not fill the log. */
const LONGEST_PATH = 200;

/** Writes one structured line for each answer. It omits the query, which may contain personal data. */
export function requestLog(log: Log): MiddlewareHandler<AppEnvironment> {
  return async (context, next) => {
    const startedAt = Date.now();
    await next();
    const { status } = context.res;
    log.request({
      requestId: context.get('requestId'),
      method: context.req.method,
      path: withoutPersonalData(context.req.path),
      status,
      milliseconds: Date.now() - startedAt,
      fault: status >= 500 ? 'ours' : status >= 400 ? 'visitor' : 'none',
    });
  };
}

/** Most paths are plain lower-case words and need no replacement. */
const HARMLESS = /^[a-z/-]{1,200}$/;

/** Removes record ids, which the log does not need, and unknown parts of a path, which may contain a number or a name. */
const withoutPersonalData = (path: string): string =>
  HARMLESS.test(path)
    ? path
    : path
        .slice(0, LONGEST_PATH)
        .replace(/[0-9a-f]{8}-[0-9a-f-]{27}/gi, '{id}')
        .replace(/[^/]*(?:%[0-9a-f]{2}|[^\w./~:@!$&'()*+,;={}-])[^/]*/gi, '{encoded}')
        .replace(/\d{5,}/g, '{digits}')
        .slice(0, LONGEST_PATH);

/** Writes one JSON object a line to the platform's log. */
export const consoleLog: Log = {
  request: (line) => console.info(JSON.stringify({ event: 'request', ...line })),
  fault: ({ requestId, error }) =>
    console.error(JSON.stringify({ event: 'fault', requestId, ...describeError(error) })),
  note: (event, detail) => console.info(JSON.stringify({ event, ...detail })),
};

/** An error's message can repeat what a visitor sent, so the log gets only its kind and the stack's first place. */
function describeError(error: unknown) {
  if (!(error instanceof Error)) return { kind: typeof error };
  const place = error.stack?.split('\n').find((line) => line.includes(' at '));
  return { kind: error.name, place: place?.trim() };
}
