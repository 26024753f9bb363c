import * as z from 'zod/mini';
import { lazySchema } from '../../values/lazy-schema.ts';
import { type LeadUtm, UTM_LENGTH_MAX } from '../../values/utm.ts';
import { noted } from './fields.ts';

const utmValue = z.exactOptional(lazySchema(() => noted(UTM_LENGTH_MAX)));

/** The UTM values of the visit; every form that records something sends them. */
export const campaign = {
  utmSource: utmValue,
  utmMedium: utmValue,
  utmCampaign: utmValue,
  utmTerm: utmValue,
  utmContent: utmValue,
  utmId: utmValue,
} satisfies Record<keyof LeadUtm, unknown>;
