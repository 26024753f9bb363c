import * as z from 'zod/mini';
import { noted } from '../../../web/contract/fields.ts';
import { type LeadUtm, UTM_LENGTH_MAX } from '../rules/utm.ts';

const utmValue = z.exactOptional(z.lazy(() => noted(UTM_LENGTH_MAX)));

/** The campaign that a visit began with, under a lead's field names (spec section 3); whatever a visitor leaves carries it. */
export const campaign = {
  utmSource: utmValue,
  utmMedium: utmValue,
  utmCampaign: utmValue,
  utmTerm: utmValue,
  utmContent: utmValue,
  utmId: utmValue,
} satisfies Record<keyof LeadUtm, unknown>;
