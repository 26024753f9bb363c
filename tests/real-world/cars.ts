import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { z } from 'zod';

const found = z.object({
  typed: z.string(),
  pages: z.array(z.string()),
  first: z.string(),
  fuelType: z.optional(z.string()),
});
const kept = z.object({ typed: z.string(), offer: z.enum(['none', 'similar']) });

const listed = z.object({ found: z.array(found), kept: z.array(kept), rightToday: z.array(found) });

/** Cars as visitors type them: those that the sheet has, and those that no list has. */
export const realCars = listed.parse(
  JSON.parse(readFileSync(resolve(import.meta.dirname, 'cars.json'), 'utf8')),
);
