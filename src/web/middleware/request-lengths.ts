import type { MiddlewareHandler } from 'hono';
import { readAtMost } from '../../values/bytes.ts';
import { errorAnswer } from '../api/answers.ts';
import type { AppEnvironment } from '../app-environment.ts';
import { CAPTCHA_HEADER } from '../contract/captcha.ts';
import { STORED_AT_HEADER } from '../contract/stored-at.ts';

/**
 * The most letters, as sent, of each part of a request; the body in bytes. No honest browser sends more, and nothing
 * above is compared, encoded, stored or logged. The contract of a feature states the length of each field of a body.
 */
export const LONGEST = {
  /** Far above the longest path of ours. */
  path: 512,
  query: 8 * 1024,
  /** A parameter of the query with its name: links of campaigns have long ones. */
  parameter: 2 * 1024,
  /** A cookie with its name: browsers store no longer one. */
  cookie: 4 * 1024,
  /** The site's largest form is far below this size. */
  body: 32 * 1024,
  /** A price sheet of 2 MB that the operator uploads, with the form around it. */
  upload: 2 * 1024 * 1024 + 8 * 1024,
} as const;

const SHORT_HEADER = 2 * 1024;

/** The most letters of each header that the code reads. */
export const LONGEST_HEADERS: readonly (readonly [name: string, letters: number])[] = [
  // The cookies of ours and of the ad systems together.
  ['Cookie', 16 * 1024],
  // The address of a page of ours.
  ['Referer', LONGEST.path + LONGEST.query],
  ...[
    'Accept',
    'Accept-Language',
    'CF-Connecting-IP',
    'Content-Type',
    'If-None-Match',
    'Origin',
    'Purpose',
    'Sec-Fetch-Dest',
    'Sec-Fetch-Site',
    'Sec-Purpose',
    'Upgrade',
    'User-Agent',
    'X-Razorpay-Event-Id',
    'X-Hub-Signature-256',
    'X-Razorpay-Signature',
    CAPTCHA_HEADER,
    STORED_AT_HEADER,
  ].map((name) => [name, SHORT_HEADER] as const),
];

/** Refuses a request with an overlong address, header or cookie before any other code sees it. */
export const limitedRequest: MiddlewareHandler<AppEnvironment> = async (context, next) => {
  if (isLongAddress(context.req.url)) return errorAnswer(context, 414, 'too_large');
  if (hasLongHeader(context.req.raw.headers)) return errorAnswer(context, 431, 'too_large');
  return next();
};

function isLongAddress(url: string): boolean {
  const pathAt = url.indexOf('/', url.indexOf('//') + 2);
  const queryAt = url.indexOf('?', pathAt);
  const pathEnd = queryAt === -1 ? url.length : queryAt;
  const query = url.slice(pathEnd + 1);
  return (
    pathEnd - pathAt > LONGEST.path ||
    query.length > LONGEST.query ||
    hasLongPart(query, '&', LONGEST.parameter)
  );
}

function hasLongHeader(headers: Headers): boolean {
  for (const [name, letters] of LONGEST_HEADERS) if ((headers.get(name)?.length ?? 0) > letters) return true;
  return hasLongPart(headers.get('Cookie') ?? '', ';', LONGEST.cookie);
}

/** Most texts are shorter than one part may be, and are not split. */
const hasLongPart = (text: string, separator: string, letters: number): boolean =>
  text.length > letters && text.split(separator).some((part) => part.trim().length > letters);

/**
 * A refused body is still read up to this size: a connection cut in the middle would hide the answer from its sender.
 */
const MOST_READ_BYTES = 1024 * 1024;

/**
 * Reads the whole body up to its limit and ignores the declared length. Hono's own limit answers before the rest has
 * arrived, which resets the connection of a sender that is still writing.
 * @param except paths whose body is read by their own route, after it knows the sender
 */
export const limitedBody =
  (except: readonly string[]): MiddlewareHandler<AppEnvironment> =>
  async (context, next) => {
    const { raw, path } = context.req;
    // A GET or HEAD has no meaning for a body, and the platform's `Request` refuses one.
    if (raw.body === null || raw.method === 'GET' || raw.method === 'HEAD' || except.includes(path))
      return next();
    const body = await readAtMost(raw.body, LONGEST.body, MOST_READ_BYTES);
    if (body === undefined) return errorAnswer(context, 413, 'too_large');
    context.req.raw = new Request(raw, { body });
    return next();
  };
