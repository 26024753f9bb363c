import { mkdirSync, writeFileSync } from 'node:fs';
import { expect } from 'vitest';

/** What became of everything that visitors left: the numbers that have to agree. */
export class Account {
  answered = 0;
  stored = 0;
  delivered = 0;
  doubled = 0;

  get missing(): number {
    return this.answered - this.delivered;
  }

  /** One submission that was answered with success: how often it is in the ledger, and at the other side. */
  enter(stored: number, delivered: number): void {
    this.answered += 1;
    this.stored += stored;
    this.delivered += Math.min(delivered, 1);
    this.doubled += Math.max(delivered - 1, 0) + Math.max(stored - 1, 0);
  }

  toString(): string {
    const { answered, stored, delivered, missing, doubled } = this;
    return `answered ${answered}, stored ${stored}, delivered ${delivered}, missing ${missing}, doubled ${doubled}`;
  }
}

/** One line of the table of faults: what was called, what went wrong, what a visitor met, what became of it. */
export interface TableRow {
  readonly call: string;
  readonly fault: string;
  readonly visitor: string;
  readonly meanwhile: string;
  readonly afterwards: string;
}

const FOLDER = 'tests/results/faults';

/** Leaves the rows for `tests/faults/run.ts`, which writes them into the decision record; the account has to balance. */
export function keepRows(part: string, rows: readonly TableRow[], account: Account): void {
  expect({ missing: account.missing, doubled: account.doubled }).toEqual({ missing: 0, doubled: 0 });
  mkdirSync(FOLDER, { recursive: true });
  writeFileSync(`${FOLDER}/${part}.json`, JSON.stringify({ rows, account: String(account) }));
}
