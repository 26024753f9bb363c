import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { z } from 'zod';

const place = z.object({ cf: z.record(z.string(), z.string()), city: z.string().nullable() });

const listed = z.object({
  network: z.array(place.extend({ kind: z.string() })),
  addresses: z.array(z.object({ path: z.string(), leadsTo: z.string() })),
  rightToday: z.array(place),
});

/** The networks' names of cities and the addresses of towns, as real ones are written. */
export const realCities = listed.parse(
  JSON.parse(readFileSync(resolve(import.meta.dirname, 'cities.json'), 'utf8')),
);
