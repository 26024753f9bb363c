import { globSync, readFileSync } from 'node:fs';
import { SourceMap } from 'node:module';
import { basename } from 'node:path';
import { z } from 'zod';
import { parseJson } from '../src/values/parse-json.ts';
import { endWith } from './command-line.ts';

const WORKER = 'dist/pahiya';
const PLACE = /([\w./-]+\.js):(\d+):(\d+)/;
const map = z.object({
  file: z.string(),
  version: z.number(),
  sources: z.array(z.string()),
  sourcesContent: z.array(z.string()).default([]),
  names: z.array(z.string()),
  mappings: z.string(),
  sourceRoot: z.string().default(''),
});

/**
 * The line of the source behind a place in a built module, by the build in `dist/`: it has to be of the deployed commit.
 * @param place the `place` of a logged fault, `at answer (assets/contract-1a2b3c.js:1:23456)`
 * @returns `src/app.ts:12`; undefined for another text or a module that the build does not have
 */
export function sourceOf(place: string): string | undefined {
  const [, module = '', line = '', column = ''] = PLACE.exec(place) ?? [];
  const [file] = globSync(`${WORKER}/**/${basename(module)}.map`);
  if (module === '' || file === undefined) return undefined;
  const source = map.parse(parseJson(readFileSync(file, 'utf8')));
  const entry = new SourceMap(source).findEntry(Number(line) - 1, Number(column) - 1);
  return 'originalSource' in entry
    ? `${entry.originalSource.replace(/^(?:\.\.\/)+/, '')}:${entry.originalLine + 1}`
    : undefined;
}

if (import.meta.main) {
  const [place = ''] = process.argv.slice(2);
  const source = sourceOf(place);
  if (source === undefined)
    endWith('No place of this build. Build the commit that is deployed, and name a place of a fault.');
  console.log(source);
}
