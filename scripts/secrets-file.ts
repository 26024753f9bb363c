import { readFileSync } from 'node:fs';
import { parseEnv } from 'node:util';

/** The secrets of a file with lines of `NAME=value`, as `wrangler deploy --secrets-file` reads them. */
export const secretsOf = (path: string): Readonly<Record<string, string>> =>
  Object.fromEntries(
    Object.entries(parseEnv(readFileSync(path, 'utf8'))).filter(
      (entry): entry is [string, string] => entry[1] !== undefined,
    ),
  );
