import type { z } from 'zod';
import { failure } from '../../values/result.ts';
import { type Fetch, requestJson, type UpstreamResult } from '../http.ts';

/** The content backend (Strapi 5). It is switched on when both variables are set. */
interface CmsConfiguration {
  /** With or without a slash at the end; `/api` is added. */
  readonly url: string;
  readonly token: string;
}

interface CmsRequest {
  readonly method: 'GET' | 'POST' | 'PUT';
  /** Made by `cmsPath`. */
  readonly path: string;
  readonly query?: Readonly<Record<string, string>>;
  readonly json?: unknown;
}

export type CmsClient = <Value>(
  request: CmsRequest,
  schema: z.ZodType<Value>,
) => Promise<UpstreamResult<Value>>;

const TIMEOUT_MS = 15_000;

/** The content backend over `fetch`; a call that takes longer than `timeoutMs` fails. */
export function createCmsClient(
  { url, token }: CmsConfiguration,
  fetch: Fetch,
  timeoutMs = TIMEOUT_MS,
): CmsClient {
  const base = `${url.replace(/\/+$/, '')}/api`;
  return ({ method, path, query, json }, schema) => {
    const search = query ? `?${new URLSearchParams(query)}` : '';
    const headers = { authorization: `Bearer ${token}` };
    const request = { method, url: `${base}${path}${search}`, headers, timeoutMs };
    return requestJson(fetch, json === undefined ? request : { ...request, json }, schema);
  };
}

/**
 * Refuses further calls once the delivery attempt has timed out: its late write could overwrite a newer state that the
 * next attempt has written.
 */
export const withinAttempt =
  (client: CmsClient, hasTimedOut: () => boolean): CmsClient =>
  async (request, schema) =>
    hasTimedOut() ? failure('timeout') : client(request, schema);

/**
 * A path at the content backend, every value in it encoded.
 * @throws RangeError for an empty value or a dot segment, which would lead to another address
 */
export function cmsPath(fixed: TemplateStringsArray, ...values: readonly string[]): string {
  return fixed.reduce((path, part, index) => {
    const value = values[index];
    if (value === undefined) return path + part;
    if (/^\.{0,2}$/.test(value))
      throw new RangeError('A path segment of the content backend is empty or made of dots');
    return path + part + encodeURIComponent(value);
  }, '');
}
