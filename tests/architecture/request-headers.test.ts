import { globSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { CAPTCHA_HEADER } from '../../src/web/contract/captcha.ts';
import { STORED_AT_HEADER } from '../../src/web/contract/stored-at.ts';
import { LONGEST_HEADERS } from '../../src/web/middleware/request-lengths.ts';

/** A header of a request is read by `req.header`, or from `headers` that belong to no response. */
const READ = /(?:\breq\.header|(?<!\b(?:res|response|answer)\.)\bheaders\.(?:get|has))\(\s*([^),]+)/g;
/** The only file in which `headers` belong to a stored page. */
const STORED_PAGES = 'src/web/pages/page-cache.ts';
const CONSTANTS: Readonly<Record<string, string>> = { CAPTCHA_HEADER, STORED_AT_HEADER };

const read = globSync('src/{features,web}/**/*.{ts,tsx}')
  .filter((file) => file !== STORED_PAGES && !file.endsWith('request-lengths.ts'))
  .flatMap((file) =>
    [...readFileSync(file, 'utf8').matchAll(READ)].map(
      ([, name = '']) => CONSTANTS[name] ?? name.slice(1, -1),
    ),
  );

test('every header of a request that the source reads has a greatest length, and no other', () => {
  const limited = LONGEST_HEADERS.map(([name]) => name.toLowerCase());
  expect(limited.toSorted()).toEqual([...new Set(read.map((name) => name.toLowerCase()))].toSorted());
});
