import { existsSync } from 'node:fs';
import { join, relative } from 'node:path';
import { BaseSequencer, type TestSpecification } from 'vitest/node';

/**
 * The files that take longest, the longest first. They start first, so that no core idles at the end beside one of
 * them. Vitest starts large files first, but a short file with a long table of states takes longer.
 */
const LONGEST = [
  'browser/every-state',
  'browser/every-family',
  'worker/backup',
  'worker/hostile/bad-input',
  'faults/backlog',
  'attacks/one-sender',
  'attacks/carrier',
  'worker/ledger/chat-day',
  'faults/price-sheet',
  'worker/claims',
  'worker/operations',
  'worker/ledger/deliveries',
  'browser/assistant',
  'browser/hydration',
  'browser/popup',
  'browser/hindi-layout',
  'browser/admin-look',
  'worker/funnel',
  'browser/cart',
  'faults/killed',
  'worker/ledger/recovery',
  'faults/payments',
  'browser/own-states',
  'worker/deliveries-faults',
  'browser/own-booking',
  'browser/header',
  'worker/ledger/account-balances',
  'browser/tracking',
  'browser/price-picker',
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
