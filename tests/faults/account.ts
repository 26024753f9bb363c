import { mkdirSync, writeFileSync } from 'node:fs';
import { expect } from 'vitest';

/**
 * The balance of all forms that visitors sent: their number, the ledger's records and the other side's entries must
 * agree.
 */
export class Account {
  answered = 0;
  stored = 0;
  delivered = 0;
  doubled = 0;

  get missing(): number {
    return this.answered - this.delivered;
  }

  /** Counts one form that was answered with success: how often the ledger and the other side have it. */
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

/** One line of the fault table: the call, the fault, the visitor's experience, the result. */
export interface TableRow {
  readonly call: string;
  readonly fault: string;
  readonly visitor: string;
  readonly meanwhile: string;
  readonly afterwards: string;
}

const FOLDER = 'tests/results/faults';

/** Writes the rows for `tests/faults/run.ts`, which puts them into the decision record. The account must balance. */
export function keepRows(part: string, rows: readonly TableRow[], account: Account): void {
  expect({ missing: account.missing, doubled: account.doubled }).toEqual({ missing: 0, doubled: 0 });
  mkdirSync(FOLDER, { recursive: true });
  writeFileSync(`${FOLDER}/${part}.json`, JSON.stringify({ rows, account: String(account) }));
}
