import { existsSync } from 'node:fs';
import { join, relative } from 'node:path';
import { BaseSequencer, type TestSpecification } from 'vitest/node';

/**
 * The files that take longest, the longest of each project first. They start first, so that no core idles at the end
 * beside one of them. Vitest starts large files first, but a short file with a long table of states takes longer.
 */
const LONGEST = [
  'browser/assistant',
  'browser/twelve-journeys',
  'browser/dev-edits',
  'browser/every-state',
  'browser/popup',
  'browser/every-family',
  'browser/chat-journey',
  'browser/one-day',
  'browser/banners',
  'browser/one-way-to-book',
  'browser/translated',
  'browser/lead-subject',
  'browser/card-payment',
  'browser/consent',
  'browser/offline',
  'browser/no-credentials',
  'browser/price-picker',
  'browser/tracking',
  'browser/cart',
  'browser/late-answers',
  'browser/location',
  'browser/own-booking',
  'browser/typed-numbers',
  'browser/push',
  'browser/campaign-journey',
  'browser/spin',
  'browser/typed-codes',
  'browser/funnel',
  'worker/backup',
  'worker/funnel',
  'worker/held-sheets',
  'attacks/one-sender',
  'faults/bindings',
  'worker/operations',
  'faults/payments',
  'worker/abuse',
  'attacks/long-limits',
  'attacks/seats',
  'faults/price-sheet',
  'worker/banner-results',
  'faults/backlog',
  'faults/killed-counts',
  'worker/campaign-figures',
  'worker/first-screens',
  'worker/hostile/bad-input',
  'worker/ledger/chat-day',
  'faults/geocoding',
  'worker/pages',
  'faults/push',
  'faults/content-backend',
  'worker/deploy',
  'worker/pages-landing',
  'faults/killed',
  'worker/location',
  'worker/page-cost',
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
