import * as z from 'zod/mini';

/** Spread into the schema of a form that shows `ChatNotice`: the field that says so. */
export const chatNotice = { chatNotice: z.exactOptional(z.literal('shown')) };
