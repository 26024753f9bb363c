import { decode, encode, type SourceMapSegment } from '@jridgewell/sourcemap-codec';

/** A part of a file's code and the text in its place. Edits of one file are in order and do not overlap. */
export interface Edit {
  readonly start: number;
  readonly end: number;
  readonly text: string;
}

export function edited(code: string, edits: readonly Edit[]): string {
  let written = '';
  let done = 0;
  for (const { start, end, text } of edits) {
    written += code.slice(done, start) + text;
    done = end;
  }
  return written + code.slice(done);
}

/** The mappings of a source map after the edits of its code. A place inside an edit becomes the edit's start. */
export function movedMappings(mappings: string, code: string, edits: readonly Edit[]): string {
  const before = lineStarts(code);
  const after = lineStarts(edited(code, edits));
  const moved: SourceMapSegment[][] = after.map(() => []);
  let next = 0;
  let shift = 0;
  let line = 0;
  for (const [index, segments] of decode(mappings).entries()) {
    for (const segment of segments) {
      const offset = (before[index] ?? code.length) + segment[0];
      for (let edit = edits[next]; edit !== undefined && edit.end <= offset; edit = edits[next]) {
        shift += edit.text.length - (edit.end - edit.start);
        next += 1;
      }
      const inside = edits[next];
      const place = (inside !== undefined && inside.start < offset ? inside.start : offset) + shift;
      while ((after[line + 1] ?? Number.POSITIVE_INFINITY) <= place) line += 1;
      moved[line]?.push(atColumn(segment, place - (after[line] ?? 0)));
    }
  }
  return encode(moved);
}

const lineStarts = (code: string): readonly number[] => [
  0,
  ...[...code.matchAll(/\n/g)].map(({ index }) => index + 1),
];

function atColumn(segment: SourceMapSegment, column: number): SourceMapSegment {
  if (segment.length === 1) return [column];
  const [, source, line, from] = segment;
  return segment.length === 4 ? [column, source, line, from] : [column, source, line, from, segment[4]];
}
