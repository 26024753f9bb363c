import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { z } from 'zod';
import type { Part } from './report.ts';

/** A stored part of an earlier run. */
export interface KeptPart extends Part {
  /** ISO 8601, UTC. */
  readonly measuredAt: string;
}

/** JSON stores an unmeasured figure as null. */
const figure = z
  .number()
  .nullable()
  .transform((value) => value ?? Number.NaN);

const keptParts = z.array(
  z.object({
    title: z.string(),
    note: z.string(),
    lines: z.array(z.object({ name: z.string(), figures: z.record(z.string(), figure) })),
    missed: z.array(z.string()),
    // Files of before it was written down are still good to compare with.
    measuredAt: z.string().default('unknown'),
  }),
);

/** The stored results of earlier runs; empty without any. */
export const readResults = (file: string): readonly KeptPart[] =>
  existsSync(file) ? keptParts.parse(JSON.parse(readFileSync(file, 'utf8'))) : [];

/**
 * Stores parts beside those of other runs and replaces their earlier results. A run on `some` families replaces only
 * the lines of these families.
 */
export function keepResults(
  file: string,
  found: readonly Part[],
  { some = false, now = new Date() }: { readonly some?: boolean; readonly now?: Date } = {},
): void {
  const parts = new Map<string, KeptPart>(readResults(file).map((part) => [part.title, part]));
  for (const part of found) {
    const before = some ? (parts.get(part.title)?.lines ?? []) : [];
    const lines = new Map([...before, ...part.lines].map((line) => [line.name, line]));
    parts.set(part.title, { ...part, lines: [...lines.values()], measuredAt: now.toISOString() });
  }
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, JSON.stringify([...parts.values()], null, 2));
}
