import * as z from 'zod/mini';
import { noted } from './fields.ts';

/** The campaign that a visit began with, under a lead's field names (spec section 3); whatever a visitor leaves carries it. */
export const campaign = {
  utmSource: z.exactOptional(noted(120)),
  utmMedium: z.exactOptional(noted(120)),
  utmCampaign: z.exactOptional(noted(120)),
  utmTerm: z.exactOptional(noted(120)),
  utmContent: z.exactOptional(noted(120)),
  utmId: z.exactOptional(noted(120)),
};
