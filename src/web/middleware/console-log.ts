import type { Log } from './request-log.ts';

/** Structured lines for the platform's log: one JSON object each. Only an error's kind and place are written, never its words. */
export const consoleLog: Log = {
  request: (line) => console.info(JSON.stringify({ event: 'request', ...line })),
  fault: ({ requestId, error }) =>
    console.error(JSON.stringify({ event: 'fault', requestId, ...describe(error) })),
  note: (event, detail) => console.info(JSON.stringify({ event, ...detail })),
};

/** Messages of engines and upstreams can repeat what a visitor sent; the stack's first own line says where it was. */
function describe(error: unknown) {
  if (!(error instanceof Error)) return { kind: typeof error };
  const place = error.stack?.split('\n').find((line) => line.includes(' at '));
  return { kind: error.name, place: place?.trim() };
}
