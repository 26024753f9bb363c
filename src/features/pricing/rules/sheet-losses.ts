import * as z from 'zod/mini';
import { LOSSES } from './sheet-words.ts';

/** The schema's fields for what reading a sheet lost, as the stored copy and the operator's screen hold it. */
export const lossFields = () => ({
  dropped: z.record(z.enum(LOSSES), z.int()),
  /** The first losses, a hundred at most. `text` is the text of a price cell that is no amount. */
  droppedLines: z.array(
    z.object({
      line: z.int(),
      reason: z.enum(LOSSES),
      column: z.optional(z.string()),
      text: z.optional(z.string()),
    }),
  ),
  /** False where the columns were taken in the usual order. */
  hasHeader: z.boolean(),
  ignoredColumns: z.array(z.string()),
});
