import * as z from 'zod/mini';
import { lazySchema } from '../../values/lazy-schema.ts';
import { noted } from './fields.ts';
import type { SPAM_TRAP_FIELD } from './spam-trap-field.ts';

/**
 * The hidden field that people leave empty and bots fill in; spread into the schema of a form that shows `SpamTrap`.
 */
export const spamTrap = {
  website: z.exactOptional(lazySchema(() => noted(200))),
} satisfies Record<typeof SPAM_TRAP_FIELD, unknown>;
