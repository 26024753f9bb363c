import * as z from 'zod/mini';
import { lazySchema } from '../../src/values/lazy-schema.ts';
import { failure, type Result, success } from '../../src/values/result.ts';
import { pageData } from '../page-data.ts';
import { publishPageEvent } from '../tracking/page-events.ts';
import { captchaHeaders, spamTrapField } from './bot-checks.ts';

/** Why a call to our own endpoints failed. `offline`: no answer came; sending the same again is safe. */
export type SendFault =
  | 'offline'
  | 'invalid'
  | 'conflict'
  | 'slot_full'
  | 'too_many_requests'
  | 'robot_suspected'
  | 'unavailable';

const errorEnvelope = lazySchema(() =>
  z.object({
    error: z.object({
      code: z.string(),
      message: z.optional(z.string()),
      fields: z.optional(z.record(z.string(), z.string())),
      phone: z.optional(z.string()),
    }),
  }),
);

export interface SendFaultDetail {
  /** The code of each field that was refused. */
  readonly fields: Readonly<Record<string, string>>;
  readonly body: unknown;
  /** The server's own error message, where it sent one. */
  readonly message?: string | undefined;
  /** The number to call, where the visitor can do nothing else. */
  readonly phone?: string | undefined;
}

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
    const captcha = isPost ? await captchaHeaders() : {};
    const content = isPost ? Object.assign({}, body, spamTrapField()) : body;
    const response = await fetch(url, {
      method,
      ...(method === 'GET'
        ? {}
        : { body: JSON.stringify(content), headers: { 'Content-Type': 'application/json', ...captcha } }),
      signal: AbortSignal.timeout(timeoutMs),
    });
    // A proxy may answer without JSON; the status still says how the call ended.
    const received: unknown = await response.json().catch(() => undefined);
    if (!response.ok) {
      const { fields = {}, phone, code, message } = errorEnvelope.safeParse(received).data?.error ?? {};
      return failure(faultOf(response.status, code), { fields, phone, message, body: received });
    }
    const parsed = answer.safeParse(received);
    if (parsed.success && method !== 'GET')
      publishPageEvent({ kind: 'sent', method, path: url, body, answer: received });
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

export interface SendFailure {
  readonly code: SendFault;
  readonly detail?: SendFaultDetail | undefined;
}

/** A failure that the visitor cannot fix in the form, with the number to call. `failed`: any but the two named. */
export interface SendError {
  readonly code: 'too_many_requests' | 'robot_suspected' | 'failed';
  readonly phone: string | undefined;
}

export const sendErrorOf = ({ code, detail }: SendFailure): SendError => ({
  code: code === 'too_many_requests' || code === 'robot_suspected' ? code : 'failed',
  phone: detail?.phone ?? pageData().phone,
});
