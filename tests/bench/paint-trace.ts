import { z } from 'zod';

/** The categories of a Chromium trace that `beforePaint` reads. */
export const TRACE_CATEGORIES = ['devtools.timeline', 'blink', 'blink.user_timing', 'loading', 'v8'];

const traceEvents = z.array(
  z.object({
    name: z.string(),
    ph: z.string(),
    pid: z.number(),
    tid: z.number(),
    /** Microseconds. */
    ts: z.number(),
    /** Microseconds that the event lasted, and those of them in which its thread ran. */
    dur: z.number().default(0),
    tdur: z.number().optional(),
    args: z
      .object({
        data: z
          .object({ documentLoaderURL: z.string(), navigationId: z.string() })
          .partial()
          .optional()
          .catch(undefined),
      })
      .default({}),
  }),
);
type TraceEvent = z.infer<typeof traceEvents>[number];

type Kind = 'parse' | 'style' | 'layout' | 'paint' | 'script';

const kinds: ReadonlyMap<string, Kind> = new Map([
  ['ParseHTML', 'parse'],
  ['HTMLDocumentParser::ScanAndPreload', 'parse'],
  ['Blink.ParseStyleSheet.UpdateTime', 'parse'],
  ['UpdateLayoutTree', 'style'],
  ['Layout', 'layout'],
  ['PrePaint', 'paint'],
  ['Paint', 'paint'],
  ['Layerize', 'paint'],
  ['Commit', 'paint'],
  ['v8.compile', 'script'],
  ['v8.compileModule', 'script'],
  ['v8.evaluateModule', 'script'],
  ['EvaluateScript', 'script'],
  ['FunctionCall', 'script'],
]);

export interface BeforePaint {
  /** Milliseconds of the main thread between the navigation and the first paint, by kind. */
  readonly spent: Readonly<Record<Kind, number>>;
  /** Layouts in the same time. A picture in SVG has layouts of its own. */
  readonly layouts: number;
}

/** Reads the main thread's time before the first paint of the page at `url`; undefined if the trace has no such paint. */
export function beforePaint(trace: string, url: string): BeforePaint | undefined {
  const events = z.object({ traceEvents }).parse(JSON.parse(trace)).traceEvents;
  const start = events.find(
    ({ name, args }) => name === 'navigationStart' && args.data?.documentLoaderURL === url,
  );
  const paint = events.find(
    ({ name, args }) =>
      name === 'firstContentfulPaint' && args.data?.navigationId === start?.args.data?.navigationId,
  );
  if (start === undefined || paint === undefined) return undefined;
  const own = events
    .filter(({ ph, pid, tid }) => ph === 'X' && pid === start.pid && tid === start.tid)
    .filter(({ name, ts }) => kinds.has(name) && ts >= start.ts && ts < paint.ts)
    .sort((one, other) => one.ts - other.ts || other.dur - one.dur);
  return { spent: timesOf(own), layouts: own.filter(({ name }) => name === 'Layout').length };
}

/** Adds up each kind's time without that of the events inside. The events are in the order of their start. */
function timesOf(events: readonly TraceEvent[]): Record<Kind, number> {
  const spent: Record<Kind, number> = { parse: 0, style: 0, layout: 0, paint: 0, script: 0 };
  let open: readonly { readonly end: number; readonly kind: Kind }[] = [];
  for (const { name, ts, dur, tdur = dur } of events) {
    const kind = kinds.get(name);
    if (kind === undefined) continue;
    open = open.filter(({ end }) => end > ts);
    const around = open.at(-1);
    if (around) spent[around.kind] -= tdur / 1000;
    spent[kind] += tdur / 1000;
    open = [...open, { end: ts + dur, kind }];
  }
  return spent;
}
