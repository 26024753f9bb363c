import { expect } from 'vitest';
import { ENDLESS_FAULTS, type Fault, type StandIn, type StandInRequest } from '../upstreams/stand-in.ts';
import { everyMinute, letTimePass } from '../worker/outside.ts';
import type { Site } from '../worker/site.ts';
import type { Account, TableRow } from './account.ts';
import { deliveriesOfRecord, type Left, pagesAnswer, until, untilDelivered, untilTried } from './visitors.ts';

/** One call to an outside system, and the visitor's action that causes it. */
export interface DeliveryCall {
  /** The name in the fault table. */
  readonly name: string;
  readonly target: string;
  readonly matches: (request: StandInRequest) => boolean;
  /** The actions before the fault. */
  readonly before?: (site: Site) => Promise<Left>;
  /** The visitor's action during the fault. */
  readonly act: (site: Site, before: Left | undefined, endless: boolean) => Promise<Left>;
  /** How often the other side has the result, repeats counted once. */
  readonly count: (left: Left) => number;
}

/** The longest extra wait beyond the same action with everything working. */
const MAX_EXTRA_MS = 500;
/**
 * A fault delays visitors each time; a busy machine does not. So a wait counts only when it is too long six times in a
 * row.
 */
const TIMES = 6;

/** Runs an action until its visitor is answered at once, at most six times; returns the last run. */
export async function answeredAtOnce<Run extends { readonly milliseconds: number }>(
  healthyMs: number,
  run: () => Promise<Run>,
  what: string,
): Promise<Run> {
  for (let time = 1; ; time += 1) {
    const done = await run();
    if (done.milliseconds < healthyMs + MAX_EXTRA_MS) return done;
    expect(time, `${what}: the visitor waited ${Math.round(done.milliseconds)} ms`).toBeLessThan(TIMES);
  }
}

interface Parts {
  readonly site: Site;
  readonly standIn: StandIn;
  readonly call: DeliveryCall;
  readonly account: Account;
}

/** Milliseconds of the action without a fault. */
export async function healthyTime({ site, call }: Pick<Parts, 'site' | 'call'>): Promise<number> {
  const before = await call.before?.(site);
  const left = await call.act(site, before, false);
  await untilDelivered(site, left.id);
  return left.milliseconds;
}

/** Lets one call meet one fault, then lets the other side recover; returns the visitor's experience and the result. */
export async function meet(fault: Fault, healthyMs: number, parts: Parts): Promise<TableRow> {
  const { milliseconds: _, ...row } = await answeredAtOnce(
    healthyMs,
    () => meetOnce(fault, parts),
    `${parts.call.name} × ${fault}`,
  );
  return row;
}

async function meetOnce(fault: Fault, parts: Parts): Promise<TableRow & { readonly milliseconds: number }> {
  const { site, standIn, call, account } = parts;
  const before = await call.before?.(site);
  standIn.forget();
  await standIn.fail(fault, { only: call.matches, delayMs: 120_000 });
  const left = await call.act(site, before, ENDLESS_FAULTS.includes(fault));
  expect([200, 201, 202], `${call.name} × ${fault}`).toContain(left.status);
  await pagesAnswer(site);

  // An endless fault ends at the caller's time limit of 15 seconds. The test lets the lease expire instead.
  if (ENDLESS_FAULTS.includes(fault)) await until(() => standIn.requests.some(call.matches));
  else await untilTried(site, left.id, [call.target]);
  const row = (await deliveriesOfRecord(site, left.id)).find(({ target }) => target === call.target);
  const meanwhile = ENDLESS_FAULTS.includes(fault) ? 'under way' : stateOf(row);

  await standIn.heal();
  await letOperatorRetry(site);
  await letTimePass(site);
  await everyMinute(site);
  await untilDelivered(site, left.id);
  const stored = await site.rows('SELECT id FROM records WHERE id = ?', left.id);
  // When the network sends a request twice, a backend without duplicate detection stores it twice.
  const copies = fault === 'duplicated' && call.target === 'cms' && call.count(left) > 1 ? 1 : 0;
  account.enter(stored.length, call.count(left) - copies);
  return {
    milliseconds: left.milliseconds,
    call: call.name,
    fault,
    visitor: 'taken at once',
    meanwhile,
    afterwards: `delivered once${copies > 0 ? ', the copy that the network made beside it' : ''}`,
  };
}

const stateOf = (row: { readonly state: string; readonly last_error_code: string | null } | undefined) =>
  row === undefined
    ? 'nothing pending'
    : `${row.state}${row.last_error_code === null ? '' : ` (${row.last_error_code})`}`;

/** A delivery that was refused for good waits until the operator presses "retry". */
export async function letOperatorRetry(site: Site): Promise<void> {
  await site.rows("UPDATE deliveries SET state = 'pending', next_attempt_at = 0 WHERE state = 'failed'");
}
