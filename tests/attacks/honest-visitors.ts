import { mkdirSync, writeFileSync } from 'node:fs';
import type { Site } from '../worker/site.ts';

let visitors = 0;

/** An address in a network of its own, so that no other visitor of the test shares its limits. */
export const ownNetwork = (): { readonly 'CF-Connecting-IP': string } => {
  visitors += 1;
  return { 'CF-Connecting-IP': `100.${64 + Math.floor(visitors / 250)}.${visitors % 250}.9` };
};

/** The results of honest visitors who left their numbers while an attack ran. */
interface HonestResult {
  readonly sent: number;
  /** Answered with success but not in the ledger. */
  readonly lost: number;
  /** In the ledger more than once. */
  readonly doubled: number;
  readonly refused: number;
  /** Milliseconds until the answer. */
  readonly median: number;
  readonly slowest: number;
}

const PAUSE_MS = 40;

/**
 * Lets honest visitors leave their numbers, one after the other, until the work has ended, and at least `least` of them.
 * Each comes from a network of its own.
 */
export async function honestLeads(site: Site, work: Promise<unknown>, least = 10): Promise<HonestResult> {
  let isOver = false;
  const end = () => {
    isOver = true;
  };
  work.then(end, end);
  const answered: string[] = [];
  const times: number[] = [];
  let sent = 0;
  while (!isOver || sent < least) {
    sent += 1;
    visitors += 1;
    const mobileNumber = `7${String(100_000_000 + visitors)}`;
    const began = performance.now();
    const { status } = await site.post(
      '/api/leads',
      { mobileNumber, idempotencyKey: `honest-${mobileNumber}`, source: 'website' },
      ownNetwork(),
    );
    times.push(performance.now() - began);
    if (status === 201) answered.push(mobileNumber);
    await new Promise((resolve) => setTimeout(resolve, PAUSE_MS));
  }
  const rows = await site.rows<{ mobile_number: string }>(
    "SELECT mobile_number FROM records WHERE kind = 'lead' AND idempotency_key LIKE 'honest-%'",
  );
  const stored = rows.map((row) => row.mobile_number);
  const ordered = times.toSorted((one, other) => one - other);
  return {
    sent,
    refused: sent - answered.length,
    lost: answered.filter((number) => !stored.includes(number)).length,
    doubled: stored.length - new Set(stored).size,
    median: Math.round(ordered[Math.floor(ordered.length / 2)] ?? 0),
    slowest: Math.round(ordered.at(-1) ?? 0),
  };
}

const FOLDER = 'tests/results/attacks';

/** Writes the figures of one attack, from which the table of `docs/attacks.md` is made. */
export function keepFigures(attack: string, figures: Readonly<Record<string, unknown>>): void {
  mkdirSync(FOLDER, { recursive: true });
  writeFileSync(`${FOLDER}/${attack.replaceAll(/\W+/g, '-')}.json`, JSON.stringify({ attack, ...figures }));
  console.info(`${attack}: ${JSON.stringify(figures)}`);
}

/** No honest visitor may lose anything, and none may be refused, whatever an attacker does meanwhile. */
export const UNHARMED = { refused: 0, lost: 0, doubled: 0 } as const;
