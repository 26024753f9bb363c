import { expect, test } from 'vitest';
import { readAtMost } from '../../../../src/values/bytes.ts';

/** A body that counts the parts that a reader takes, four bytes each. */
function bodyOf(parts: number) {
  const seen = { parts: 0, cancelled: false };
  const body = new ReadableStream<Uint8Array>(
    {
      pull(controller) {
        if (seen.parts === parts) return controller.close();
        seen.parts += 1;
        controller.enqueue(new Uint8Array([1, 2, 3, 4]));
      },
      cancel() {
        seen.cancelled = true;
      },
    },
    { highWaterMark: 0 },
  );
  return { body, seen };
}

test('a body up to the limit is read whole', async () => {
  expect(await readAtMost(bodyOf(2).body, 8)).toEqual(new Uint8Array([1, 2, 3, 4, 1, 2, 3, 4]));
});

test('a body beyond the limit is not read to its end', async () => {
  const { body, seen } = bodyOf(100);
  expect(await readAtMost(body, 8)).toBeUndefined();
  expect(seen).toEqual({ parts: 3, cancelled: true });
});

test('a body beyond the limit is read on as far as the caller wants', async () => {
  const { body, seen } = bodyOf(10);
  expect(await readAtMost(body, 8, 1000)).toBeUndefined();
  expect(seen).toEqual({ parts: 10, cancelled: false });
});
