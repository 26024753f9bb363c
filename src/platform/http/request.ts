import type { z } from 'zod';
import { failure, type Result, success } from '../../values/result.ts';
import type { DeliveryFault, DeliveryOutcome } from '../outbox/outcome.ts';
import {
  type ExchangeRequest,
  exchange,
  type Fetch,
  isSuccessStatus,
  statusFailure,
  type UpstreamFailure,
} from './exchange.ts';

/** What is known of a call that failed beside its code. */
export interface FailureDetail {
  readonly status?: number;
  readonly retryAfterSeconds?: number;
}

export type Asked<Value> = Result<Value, UpstreamFailure, FailureDetail>;

/** One request whose answer must be a success of the given shape; its words stop here. */
export async function ask<Value>(
  fetch: Fetch,
  request: ExchangeRequest,
  schema: z.ZodType<Value>,
): Promise<Asked<Value>> {
  const answer = await exchange(fetch, request);
  if (!answer.ok) return failure(answer.code);
  const { status, json, retryAfterSeconds } = answer.value;
  const detail = { status, ...(retryAfterSeconds !== undefined && { retryAfterSeconds }) };
  if (!isSuccessStatus(status)) return failure(statusFailure(status), detail);
  const parsed = schema.safeParse(json);
  return parsed.success ? success(parsed.data) : failure('broken_answer', detail);
}

const FAULTS: Readonly<Record<UpstreamFailure, DeliveryFault>> = {
  timeout: 'timed_out',
  unreachable: 'unreachable',
  broken_answer: 'bad_answer',
  refused: 'refused',
  // An address that is not there is a matter of configuration: the rows wait until it is right.
  not_found: 'forbidden',
  configuration_wrong: 'forbidden',
  rate_limited: 'rate_limited',
  unavailable: 'server_error',
};

/** A failed call as the outcome of a delivery. */
export function faultOf(failed: {
  readonly code: UpstreamFailure;
  readonly detail?: FailureDetail | undefined;
}): DeliveryOutcome {
  const { status, retryAfterSeconds } = failed.detail ?? {};
  return {
    kind: 'fault',
    code: status === 401 ? 'unauthorised' : FAULTS[failed.code],
    ...(status !== undefined && { detail: `status ${status}` }),
    ...(retryAfterSeconds !== undefined && { retryAfterMs: retryAfterSeconds * 1000 }),
  };
}
