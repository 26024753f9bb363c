import { SPAM_TRAP_FIELD } from '../../src/contract/spam-trap-field.ts';

let sprung = '';

/**
 * What was written into a trap of this page, for the body of a post: nothing where people wrote. Once seen it is kept,
 * for an answered question of the chat takes its field away.
 */
export function sprungTrap(): Readonly<Record<string, string>> {
  // Tests of Node have no document.
  for (const field of globalThis.document?.querySelectorAll?.(`[name=${SPAM_TRAP_FIELD}]`) ?? [])
    if (field instanceof HTMLInputElement) sprung ||= field.value;
  return sprung === '' ? {} : { [SPAM_TRAP_FIELD]: sprung };
}
