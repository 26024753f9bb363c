/**
 * The calls of one run of cron. The platform ends an invocation after 10,000 subrequests and runs six at once, so a minute
 * ends first. Every call of D1, R2, a Durable Object or an outside system is one. All the work of a minute shares this plan.
 */
const CALLS_PER_MINUTE = 900;

interface CallPlan {
  /** Questions to the payment provider and what follows them. */
  readonly payments: number;
  /** Counting, retention, the archive and the price sheet. */
  readonly upkeep: number;
  /** All the rest goes to deliveries; a longer backlog continues in another invocation. */
  readonly deliveries: number;
}

const PAYMENTS = 240;
const UPKEEP = 120;

/** Divides the calls of a minute; work that is switched off leaves its part to the deliveries. */
export function planCalls({ takesCards }: { readonly takesCards: boolean }): CallPlan {
  const payments = takesCards ? PAYMENTS : 0;
  return { payments, upkeep: UPKEEP, deliveries: CALLS_PER_MINUTE - payments - UPKEEP };
}

/** A number of calls that can be used up. */
export interface CallBudget {
  /** Takes the calls if they are left. */
  take(calls: number): boolean;
}

export function createCallBudget(calls: number): CallBudget {
  let left = calls;
  return {
    take(wanted) {
      if (wanted > left) return false;
      left -= wanted;
      return true;
    },
  };
}
