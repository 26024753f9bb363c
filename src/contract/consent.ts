import * as z from 'zod/mini';
import { CONSENT_CHOICES } from '../domain/tracking/consent-choice.ts';
import { body } from './body.ts';

/** `POST /api/consent`, JSON or form: the visitor's choice, changeable at any time. */
export const consentBody = body(z.object({ choice: z.enum(CONSENT_CHOICES) }));
export type ConsentBody = z.infer<typeof consentBody>;
