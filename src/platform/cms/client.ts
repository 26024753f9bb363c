import type { z } from 'zod';
import { failure } from '../../values/result.ts';
import type { Fetch } from '../http/exchange.ts';
import { type Asked, ask } from '../http/request.ts';

/** The content backend (Strapi 5): on when both are set. */
export interface CmsConfiguration {
  /** With or without a slash at the end; `/api` is added. */
  readonly url: string;
  readonly token: string;
}

export interface CmsRequest {
  readonly method: 'GET' | 'POST' | 'PUT';
  /** Made by `cmsPath`. */
  readonly path: string;
  readonly query?: Readonly<Record<string, string>>;
  readonly json?: unknown;
}

/** One call to the content backend. */
export type CmsClient = <Value>(request: CmsRequest, schema: z.ZodType<Value>) => Promise<Asked<Value>>;

/** Spec section 7. */
const TIMEOUT_MS = 15_000;

/** The content backend over `fetch`; a call that takes longer than `timeoutMs` has failed. */
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
    return ask(fetch, json === undefined ? request : { ...request, json }, schema);
  };
}

/** Begins no call once a try is over: what it would write could be older than what the next one has written. */
export const withinTry =
  (client: CmsClient, isOver: () => boolean): CmsClient =>
  async (request, schema) =>
    isOver() ? failure('timeout') : client(request, schema);
