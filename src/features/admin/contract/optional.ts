import * as z from 'zod/mini';
import { calendarDate, text } from '../../../web/contract/fields.ts';

/** A value of a query; an invalid one counts as none. */
export const optionalText = z.exactOptional(z.catch(z.optional(text(80)), undefined));
export const optionalDate = z.exactOptional(z.catch(z.optional(calendarDate), undefined));
