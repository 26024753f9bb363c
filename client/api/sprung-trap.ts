import { SPAM_TRAP_FIELD } from '../../src/web/contract/spam-trap-field.ts';

let sprung = '';

/** Looks into the traps of this page; what was seen once is kept. Called before a form with a trap is taken away. */
export function lookIntoTraps(): void {
  // Tests of Node have no document.
  for (const field of globalThis.document?.querySelectorAll?.(`[name=${SPAM_TRAP_FIELD}]`) ?? [])
    if (field instanceof HTMLInputElement) sprung ||= field.value;
}

/** What was written into a trap of this page, for the body of a post: nothing where people wrote. */
export function sprungTrap(): Readonly<Record<string, string>> {
  lookIntoTraps();
  return sprung === '' ? {} : { [SPAM_TRAP_FIELD]: sprung };
}
