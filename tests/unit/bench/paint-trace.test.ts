import { describe, expect, test } from 'vitest';
import { beforePaint } from '../../bench/paint-trace.ts';

const url = 'http://localhost/page';
const main = { pid: 1, tid: 1 };
/** Times in milliseconds; a trace has microseconds. */
const event = (name: string, from: number, lasts: number, rest: object = {}) => ({
  ...main,
  name,
  ph: 'X',
  ts: from * 1000,
  dur: lasts * 1000,
  args: {},
  ...rest,
});
const start = event('navigationStart', 10, 0, {
  args: { data: { documentLoaderURL: url, navigationId: 'page' } },
});
const paint = event('firstContentfulPaint', 100, 0, { args: { data: { navigationId: 'page' } } });
const traceOf = (...events: readonly object[]): string => JSON.stringify({ traceEvents: events });

describe('beforePaint', () => {
  test('adds up the time of each kind and counts layouts', () => {
    const found = beforePaint(
      traceOf(start, event('Layout', 20, 5), event('Layout', 40, 7), event('UpdateLayoutTree', 30, 3), paint),
      url,
    );
    expect(found?.spent).toEqual({ parse: 0, style: 3, layout: 12, paint: 0, script: 0 });
    expect(found?.layouts).toBe(2);
  });

  test('counts the time of a script inside the parser for the script alone', () => {
    const found = beforePaint(
      traceOf(start, event('ParseHTML', 20, 30), event('EvaluateScript', 25, 10), paint),
      url,
    );
    expect(found?.spent).toMatchObject({ parse: 20, script: 10 });
  });

  test('leaves out other threads, other processes, and everything after the paint', () => {
    const found = beforePaint(
      traceOf(
        start,
        event('Layout', 20, 5, { tid: 2 }),
        event('Layout', 20, 5, { pid: 2 }),
        event('Layout', 5, 1),
        paint,
        event('Layout', 101, 5),
      ),
      url,
    );
    expect(found?.spent.layout).toBe(0);
  });

  test('takes the time in which the thread ran where the trace has it', () => {
    expect(
      beforePaint(traceOf(start, event('Layout', 20, 9, { tdur: 4000 }), paint), url)?.spent.layout,
    ).toBe(4);
  });

  test('finds nothing in a trace without the first paint of the page', () => {
    const other = { ...paint, args: { data: { navigationId: 'other' } } };
    expect(beforePaint(traceOf(start, other), url)).toBeUndefined();
  });
});
