/** The value of a promise, or undefined after `ms`. The work continues; a rejection of it rejects. */
export function withTimeout<Value>(work: Promise<Value>, ms: number): Promise<Value | undefined>;
/** The value of a promise, or the result of `atTimeout` after `ms`, in which the caller can abort the work. */
export function withTimeout<Value, Late>(
  work: Promise<Value>,
  ms: number,
  atTimeout: () => Late,
): Promise<Value | Late>;
export async function withTimeout(
  work: Promise<unknown>,
  ms: number,
  atTimeout: () => unknown = () => undefined,
): Promise<unknown> {
  const late = Promise.withResolvers<unknown>();
  const timer = setTimeout(() => late.resolve(atTimeout()), ms);
  try {
    return await Promise.race([work, late.promise]);
  } finally {
    clearTimeout(timer);
  }
}
