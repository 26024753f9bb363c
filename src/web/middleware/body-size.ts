import type { MiddlewareHandler } from 'hono';
import { errorAnswer } from '../api/answers.ts';
import type { AppEnvironment } from '../app-environment.ts';

/** No submission of ours comes near this (design section 7). */
const LARGEST_BODY_BYTES = 32 * 1024;
/** Up to here a refused body is read to its end: a connection cut in the middle would hide the answer from its sender. */
const MOST_READ_BYTES = 1024 * 1024;

/**
 * Takes a body whole, up to its limit, whatever length its sender claims. Hono's own limit answers before the rest has
 * arrived, which resets the connection of a sender that is still writing.
 */
export const limitedBody: MiddlewareHandler<AppEnvironment> = async (context, next) => {
  const { raw } = context.req;
  if (raw.body === null) return next();
  const body = await readWhole(raw.body);
  if (body === undefined) return errorAnswer(context, 413, 'too_large');
  context.req.raw = new Request(raw, { body });
  return next();
};

/** The bytes of a body; nothing when they are more than the limit. */
async function readWhole(body: ReadableStream<Uint8Array>): Promise<Uint8Array<ArrayBuffer> | undefined> {
  const reader = body.getReader();
  const kept: Uint8Array[] = [];
  let length = 0;
  while (length <= MOST_READ_BYTES) {
    const { done, value } = await reader.read();
    if (done) return length <= LARGEST_BODY_BYTES ? joined(kept, length) : undefined;
    length += value.byteLength;
    if (length <= LARGEST_BODY_BYTES) kept.push(value);
  }
  await reader.cancel();
  return undefined;
}

function joined(parts: readonly Uint8Array[], length: number): Uint8Array<ArrayBuffer> {
  const whole = new Uint8Array(length);
  let at = 0;
  for (const part of parts) {
    whole.set(part, at);
    at += part.byteLength;
  }
  return whole;
}
