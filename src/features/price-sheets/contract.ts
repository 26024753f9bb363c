import * as z from 'zod/mini';
import { lazySchema } from '../../values/lazy-schema.ts';
import { addresses, endpoints } from '../../web/contract/addresses.ts';
import { body } from '../../web/contract/body.ts';
import { text } from '../../web/contract/fields.ts';
import { HOLD_REASONS, lossFields, SHEET_SOURCES } from '../pricing/contract.ts';

export const priceSheetAddress = `${addresses.admin}/prices`;

const root = `${endpoints.admin}/prices`;

/** `state` answers a GET; the others are targets of forms, or of programs that send JSON. */
export const priceSheetEndpoints = {
  state: root,
  /** A CSV: `multipart/form-data` with the field `sheet`, or the bare file as `text/csv`. */
  upload: `${root}/upload`,
  /** Reads the address of the sheet now; no body. */
  read: `${root}/read`,
  /** Puts the held or the uploaded sheet live: `sheetChoice`. */
  publish: `${root}/publish`,
  /** Goes back to a sheet that was live: `sheetChoice`. With the live one itself it refuses the held one. */
  restore: `${root}/restore`,
} as const;

/** The field of the file in the form of an upload. */
export const UPLOAD_FIELD = 'sheet';

/**
 * The sheet that the operator chose, and the live one on their screen. Where another is live by now they decided on old
 * differences, and the choice is refused.
 */
export const sheetChoice = lazySchema(() =>
  body(z.object({ id: text(64), live: z.exactOptional(text(64)) })),
);
export type SheetChoice = z.infer<typeof sheetChoice>;

const instant = () => z.int();

/** A sheet without its rows. Instants are in ms since 1970. */
const storedSheet = lazySchema(() =>
  z.object({
    id: z.string(),
    source: z.enum(SHEET_SOURCES),
    /** SHA-256 of the rows: two sheets with the same rows are the same. */
    hash: z.string(),
    rowCount: z.int(),
    readAt: instant(),
    /** Null for a sheet that was never live. */
    publishedAt: z.nullable(instant()),
    /** `schedule` where nobody had to agree. */
    publishedBy: z.nullable(z.string()),
    losses: z.object(lossFields()),
  }),
);
export type StoredSheet = z.infer<typeof storedSheet>;

const car = lazySchema(() => z.object({ manufacturer: z.string(), model: z.string(), fuelType: z.string() }));

/** The differences of a sheet to the live one; the lists hold five hundred at most, and each count is of all. */
const changes = lazySchema(() =>
  z.object({
    gone: z.object({ count: z.int(), list: z.array(car) }),
    added: z.object({ count: z.int(), list: z.array(car) }),
    /** By relative size, the largest first; a price that came or went is the largest. */
    prices: z.object({
      count: z.int(),
      list: z.array(
        z.object({
          car,
          /** The header of the column: `Basic Service`. */
          column: z.string(),
          /** Whole rupees; null where the sheet has no price. */
          before: z.nullable(z.int()),
          after: z.nullable(z.int()),
        }),
      ),
    }),
  }),
);
export type ShownChanges = z.infer<typeof changes>;

/** A sheet that waits for a person. */
const waitingSheet = lazySchema(() =>
  z.object({
    sheet: storedSheet,
    /** Why it did not go live by itself; an uploaded sheet may have none. */
    reasons: z.array(z.enum(HOLD_REASONS)),
    changes,
  }),
);
export type WaitingSheet = z.infer<typeof waitingSheet>;

const fault = lazySchema(() =>
  z.nullable(
    z.object({
      /** A code of `SheetFault`: `columns`, `status`, `encoding`. */
      code: z.string(),
      /** For the operator: `missing: Basic Service`. */
      detail: z.string(),
      at: instant(),
    }),
  ),
);

/** 200 of `GET /api/admin/prices`. */
export const priceSheetsState = lazySchema(() =>
  z.object({
    /** Null before the first sheet. */
    live: z.nullable(storedSheet),
    /** True where a person chose the live sheet against the address. Then no other goes live by itself. */
    isByHand: z.boolean(),
    /** The sheet of the address that changes too much. */
    held: z.nullable(waitingSheet),
    uploaded: z.nullable(waitingSheet),
    /** The last ten sheets that were live, the newest first, the live one included. */
    published: z.array(storedSheet),
    /** `address`: `PRICE_SHEET_URL` is read; `build`: the file that ships with the site. */
    source: z.enum(['address', 'build']),
    /** The host of `PRICE_SHEET_URL`; null without it. Its path may be known to few. */
    host: z.nullable(z.string()),
    /** The last attempt to read it; null before the first. */
    lastReadAt: z.nullable(instant()),
    /** Null where the last attempt succeeded. */
    readFault: fault,
    /** Why the last uploaded file was refused; null after a good one. */
    uploadFault: fault,
  }),
);
export type PriceSheetsState = z.infer<typeof priceSheetsState>;

/**
 * 200 of the writes; a form gets a 303 to the screen with the same code in `?done=`. Refusals go there with `?problem=`:
 * `sheet_refused` (`readFault` and `uploadFault` say why), `no_file`, `live_changed`, `sheet_gone`, `not_shown`,
 * `ledger_unavailable`.
 */
export const SHEET_DONE = [
  'sheet_uploaded',
  /** Read: it went live, it waits, or it is no other than before. */
  'sheet_live',
  'sheet_held',
  'sheet_unchanged',
  'sheet_published',
  'sheet_restored',
] as const;
export type SheetDone = (typeof SHEET_DONE)[number];
