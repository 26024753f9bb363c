import * as z from 'zod/mini';

/**
 * The details that the browser's pixel reports for a stored record. They equal those of the server's event with the
 * same id. Missing where the record is no conversion. Money in rupees, as the ad system expects.
 */
export const conversion = z.optional(
  z.lazy(() =>
    z.object({
      value: z.optional(z.number()),
      currency: z.optional(z.string()),
      contentIds: z.optional(z.readonly(z.array(z.string()))),
      contentName: z.optional(z.string()),
      contentType: z.optional(z.string()),
    }),
  ),
);
