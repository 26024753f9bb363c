import { readFileSync, writeFileSync } from 'node:fs';
import { z } from 'zod';
import { endWith, readOptions } from './command-line.ts';
import { costText, withCost } from './cost/tables.ts';
import type { Load } from './cost/usage.ts';

/** The load of the table in `docs/scale.md`. */
export const DOCUMENTED: Load = { views: 3_000_000, leads: 100_000, isolates: 200 };
export const DOCUMENT = 'docs/scale.md';

const count = z.coerce.number().check(z.int(), z.gte(1));
const options = z.object({ views: count, leads: count, isolates: count });

/**
 * `npm run cost -- --views 3000000 --leads 100000` prints what a month of this load costs, by part. `--isolates` sets how
 * many are busy. `--write` puts the account of the documented load into the document.
 */
if (import.meta.main) {
  const { values } = readOptions({
    options: {
      views: { type: 'string', default: String(DOCUMENTED.views) },
      leads: { type: 'string', default: String(DOCUMENTED.leads) },
      isolates: { type: 'string', default: String(DOCUMENTED.isolates) },
      write: { type: 'boolean', default: false },
    },
  });
  if (values.write) {
    writeFileSync(DOCUMENT, withCost(readFileSync(DOCUMENT, 'utf8'), costText(DOCUMENTED)));
    console.info(
      `${DOCUMENT} has the account of ${DOCUMENTED.views} views and ${DOCUMENTED.leads} leads a day`,
    );
  } else {
    const load = options.safeParse(values);
    if (!load.success) endWith('Each of --views, --leads and --isolates is a number.');
    console.info(costText(load.data));
  }
}
