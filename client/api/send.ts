import * as z from 'zod/mini';
import { failure, type Result, success } from '../../src/values/result.ts';
import { notice } from '../tracking/notice.ts';
import { proofHeaders } from './captcha.ts';
import { sprungTrap } from './sprung-trap.ts';

/** Why a call to our own endpoints did not succeed. `offline`: nothing reached us; sending it again is safe. */
export type SendFault =
  | 'offline'
  | 'invalid'
  | 'conflict'
  | 'slot_full'
  | 'too_many_requests'
  | 'robot_suspected'
  | 'unavailable';

const errorEnvelope = z.lazy(() =>
  z.object({
    error: z.object({
      code: z.string(),
      fields: z.optional(z.record(z.string(), z.string())),
      phone: z.optional(z.string()),
    }),
  }),
);

export interface SendFaultDetail {
  /** The code of each field that was refused. */
  readonly fields: Readonly<Record<string, string>>;
  readonly body: unknown;
  /** To call, where our answer leaves the visitor nothing else to do. */
  readonly phone?: string | undefined;
}

/** API timeout of spec section 9. */
const TIMEOUT_MS = 15_000;

/** Sends JSON to one of our endpoints and parses its answer; never throws. */
export async function send<Schema extends z.ZodMiniType>(
  method: 'POST' | 'PUT' | 'GET',
  url: string,
  body: unknown,
  answer: Schema,
  timeoutMs = TIMEOUT_MS,
): Promise<Result<z.infer<Schema>, SendFault, SendFaultDetail>> {
  try {
    const isPost = method === 'POST';
    const proof = isPost ? await proofHeaders() : {};
    const sends = isPost ? Object.assign({}, body, sprungTrap()) : body;
    const response = await fetch(url, {
      method,
      ...(method === 'GET'
        ? {}
        : { body: JSON.stringify(sends), headers: { 'Content-Type': 'application/json', ...proof } }),
      signal: AbortSignal.timeout(timeoutMs),
    });
    // An answer that is no JSON is a proxy's, not ours: its status still says what became of the call.
    const sent: unknown = await response.json().catch(() => undefined);
    if (!response.ok) {
      const { fields = {}, phone, code } = errorEnvelope.safeParse(sent).data?.error ?? {};
      return failure(faultOf(response.status, code), { fields, phone, body: sent });
    }
    const parsed = answer.safeParse(sent);
    if (parsed.success && method !== 'GET') notice({ kind: 'sent', method, path: url, body, answer: sent });
    return parsed.success ? success(parsed.data) : failure('unavailable', { fields: {}, body: undefined });
  } catch {
    return failure('offline', { fields: {}, body: undefined });
  }
}

function faultOf(status: number, code: string | undefined): SendFault {
  if (code === 'slot_full' || code === 'robot_suspected') return code;
  if (status === 400 || status === 422) return 'invalid';
  if (status === 409) return 'conflict';
  return status === 429 ? 'too_many_requests' : 'unavailable';
}
