const encoder = new TextEncoder();

/** Text as it is made: a reader that goes away ends its making, and one that fails midway breaks the download off. */
export const textStream = (pieces: AsyncGenerator<string, void, undefined>): ReadableStream<Uint8Array> =>
  new ReadableStream({
    async pull(controller) {
      const { done, value } = await pieces.next();
      if (done) controller.close();
      else controller.enqueue(encoder.encode(value));
    },
    async cancel() {
      await pieces.return();
    },
  });
