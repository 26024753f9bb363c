const streamOf = (bytes: Uint8Array<ArrayBuffer>): ReadableStream<Uint8Array<ArrayBuffer>> =>
  new ReadableStream({
    start(controller) {
      controller.enqueue(bytes);
      controller.close();
    },
  });

export async function gzip(text: string): Promise<Uint8Array<ArrayBuffer>> {
  const packed = streamOf(new TextEncoder().encode(text)).pipeThrough(new CompressionStream('gzip'));
  return new Uint8Array(await new Response(packed).arrayBuffer());
}

/** Reverses `gzip`; rejects for other bytes. */
export const gunzip = (bytes: Uint8Array<ArrayBuffer>): Promise<string> =>
  new Response(streamOf(bytes).pipeThrough(new DecompressionStream('gzip'))).text();
