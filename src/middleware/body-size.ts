import { bodyLimit } from 'hono/body-limit';
import { errorAnswer } from '../api/answers.ts';

/** No submission of ours comes near this (design section 7). */
const LARGEST_BODY_BYTES = 32 * 1024;
/** Up to here a refused body is read to its end: a connection cut in the middle would hide the answer from its sender. */
const MOST_READ_BYTES = 1024 * 1024;

export const limitedBody = bodyLimit({
  maxSize: LARGEST_BODY_BYTES,
  onError: async (context) => {
    await readAway(context.req.raw.body);
    return errorAnswer(context, 413, 'too_large');
  },
});

async function readAway(body: ReadableStream<Uint8Array> | null): Promise<void> {
  if (body === null || body.locked) return;
  const reader = body.getReader();
  let read = 0;
  while (read < MOST_READ_BYTES) {
    const { done, value } = await reader.read();
    if (done) return;
    read += value.byteLength;
  }
  await reader.cancel();
}
