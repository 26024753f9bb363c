/**
 * Reads the bytes of a body; undefined when they are more than `limit`.
 * @param readOn a body beyond the limit is read and dropped up to this many bytes before it is cancelled
 */
export async function readAtMost(
  body: ReadableStream<Uint8Array>,
  limit: number,
  readOn = limit,
): Promise<Uint8Array<ArrayBuffer> | undefined> {
  const reader = body.getReader();
  const parts: Uint8Array[] = [];
  let length = 0;
  while (length <= Math.max(limit, readOn)) {
    const { done, value } = await reader.read();
    if (done) return length <= limit ? joined(parts, length) : undefined;
    length += value.byteLength;
    if (length <= limit) parts.push(value);
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
