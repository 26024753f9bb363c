import * as z from 'zod/mini';
import { parseJson } from '../../../values/parse-json.ts';
import { MOST_CAPACITY, slotCities, slotIds } from '../../slots/contract.ts';

const value = z.union([z.string(), z.number(), z.null()]);

/** The key of the last row that a reader has, as JSON in the query; empty for none. */
export const backupQuery = z.object({
  after: z._default(
    z.pipe(
      z.pipe(z.string(), z.transform(parseJson)),
      z.array(z.union([z.string(), z.number()])).check(z.maxLength(10)),
    ),
    [],
  ),
});

/** The operator's settings of a city's board; taken seats come back from the ledger. */
export const boardSettings = z.object({
  city: z.enum(slotCities),
  /** Without a date for any date, without a slot for the whole day. */
  capacity: z.array(
    z.object({
      date: z.exactOptional(z.string()),
      slotId: z.exactOptional(z.enum(slotIds)),
      capacity: z.int().check(z.gte(0), z.lte(MOST_CAPACITY)),
    }),
  ),
  /** A date, or a date and a slot. */
  blocked: z.array(z.object({ date: z.string(), slotId: z.exactOptional(z.enum(slotIds)) })),
});
export type BoardSettings = z.infer<typeof boardSettings>;

/** 200 of `GET /api/admin/backup`. */
export const backupShape = z.object({
  statements: z.array(z.object({ kind: z.string(), name: z.string(), sql: z.string() })),
  tables: z.array(z.object({ name: z.string(), key: z.array(z.string()), rows: z.int() })),
  sequences: z.array(z.object({ name: z.string(), seq: z.int() })),
  boards: z.array(boardSettings),
});
export type BackupShape = z.infer<typeof backupShape>;

/** 200 of `GET /api/admin/backup/:table`. */
export const backupPage = z.object({
  columns: z.array(z.string()),
  rows: z.array(z.array(value)),
  more: z.boolean(),
});
export type BackupPage = z.infer<typeof backupPage>;
