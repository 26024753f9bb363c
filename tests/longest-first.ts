import { existsSync } from 'node:fs';
import { join, relative } from 'node:path';
import { BaseSequencer, type TestSpecification } from 'vitest/node';

/**
 * The files that take longest, the longest first. They start first, so that no core idles at the end beside one of
 * them. Vitest starts large files first, but a short file with a long table of states takes longer.
 */
const LONGEST = [
  'browser/every-state',
  'browser/translated',
  'browser/every-family',
  'worker/hostile/bad-input',
  'worker/backup',
  'faults/backlog',
  'faults/bindings',
  'attacks/one-sender',
  'attacks/carrier',
  'worker/deliveries-faults',
  'faults/price-sheet',
  'worker/ledger/chat-day',
  'attacks/seats',
  'worker/held-sheets',
  'faults/payments',
  'attacks/inherited-names',
  'worker/funnel',
  'browser/dev-edits',
  'browser/admin-look',
  'browser/header',
  'browser/assistant',
  'browser/popup',
  'browser/twelve-journeys',
  'browser/typed-numbers',
  'browser/hindi-layout',
  'attacks/malformed-requests',
  'worker/claims',
  'faults/killed',
  'worker/operations',
  'faults/content-backend',
  'browser/cart',
  'browser/results',
  'browser/own-states',
  'browser/own-booking',
  'browser/price-picker',
  'browser/one-day',
  'browser/hydration',
].map((name) => join(import.meta.dirname, `${name}.test.ts`));

/** Throws when a file was renamed, because it would start late without a word. */
function checkNames(): void {
  const missing = LONGEST.filter((file) => !existsSync(file));
  if (missing.length > 0)
    throw new Error(`no such test: ${missing.map((file) => relative(import.meta.dirname, file)).join(', ')}`);
}

const rankOf = ({ moduleId }: TestSpecification): number => {
  const place = LONGEST.indexOf(moduleId);
  return place === -1 ? LONGEST.length : place;
};

/** Starts the longest files first, then the others in vitest's own order. */
export class LongestFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    checkNames();
    const sorted = await super.sort(files);
    return sorted.sort((one, other) => rankOf(one) - rankOf(other));
  }
}
