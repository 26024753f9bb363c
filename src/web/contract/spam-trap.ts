import * as z from 'zod/mini';
import { lazily } from '../../values/lazily.ts';
import { noted } from './fields.ts';
import type { SPAM_TRAP_FIELD } from './spam-trap-field.ts';

/**
 * The hidden field that people leave empty and bots fill in; spread into the schema of a form that shows `SpamTrap`.
 */
export const spamTrap = {
  website: z.exactOptional(lazily(() => noted(200))),
} satisfies Record<typeof SPAM_TRAP_FIELD, unknown>;
