import * as z from 'zod/mini';
import { body } from '../../../web/contract/body.ts';
import { CONSENT_CHOICES } from '../rules/consent-choice.ts';

/** `POST /api/consent`, JSON or form: the visitor's choice, changeable at any time. */
export const consentBody = body(z.object({ choice: z.enum(CONSENT_CHOICES) }));
export type ConsentBody = z.infer<typeof consentBody>;
