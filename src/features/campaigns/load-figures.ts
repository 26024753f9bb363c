import type { Admin } from '../../services/admin.ts';
import { cleanName, OTHER_CAMPAIGN } from '../../values/campaign.ts';
import { DAY_MS } from '../../values/durations.ts';
import { addDays, daysBetween, indiaInstant } from '../../values/india-time.ts';
import { failure, type Result, success } from '../../values/result.ts';
import { speedBy } from '../calls/contract.ts';
import type { CampaignQuery } from './contract.ts';
import {
  type CampaignPart,
  type CampaignRow,
  campaignRows,
  LEAD_DAYS,
  leadsOf,
  openBefore,
} from './rules/figures.ts';

/** Two dates in India, YYYY-MM-DD, both included. */
export interface Period {
  readonly from: string;
  readonly to: string;
}

export interface FigureSources {
  readonly admin: Pick<Admin, 'campaigns' | 'steps' | 'calls'>;
  /** The page family of a path; undefined for a path that is no page any more. */
  readonly familyOf: (path: string) => string | undefined;
}

export interface LoadedFigures {
  readonly rows: readonly CampaignRow[];
  /** False where there are too many records to read. */
  readonly isWhole: boolean;
}

const DEFAULT_DAYS = 30;

/** The two periods of a query: the last thirty days, and as many days before the first period. */
export function periodsOf({ from, to, from2, to2 }: CampaignQuery, today: string): readonly [Period, Period] {
  const end = to ?? today;
  const start = from !== undefined && from <= end ? from : addDays(end, 1 - DEFAULT_DAYS);
  const length = daysBetween(start, end) + 1;
  const end2 = to2 ?? addDays(start, -1);
  const start2 = from2 !== undefined && from2 <= end2 ? from2 : addDays(end2, 1 - length);
  return [
    { from: start, to: end },
    { from: start2, to: end2 },
  ];
}

/** The first calls within the promised minutes, by the clean name of their campaign. */
function calledInTime(counted: Parameters<typeof speedBy>[0]): ReadonlyMap<string, number> {
  const sums = new Map<string, number>();
  for (const { name, calls, withinPromise = 0 } of speedBy(counted, 'campaign')) {
    const clean = cleanName(name) ?? OTHER_CAMPAIGN;
    sums.set(clean, (sums.get(clean) ?? 0) + Math.round(calls * withinPromise));
  }
  return sums;
}

/** The figures of a period: the leads of its days, with what became of them later. */
export async function loadFigures(
  part: CampaignPart,
  { from, to }: Period,
  { admin, familyOf }: FigureSources,
): Promise<Result<LoadedFigures, 'ledger_unavailable' | 'counts_unavailable'>> {
  const begins = indiaInstant(from, 0).getTime();
  const ends = indiaInstant(addDays(to, 1), 0).getTime();
  const around = LEAD_DAYS * DAY_MS;
  const [found, steps, spend, calls] = await Promise.all([
    admin.campaigns.records(begins - around, ends + around),
    admin.steps(from, to),
    admin.campaigns.spend(from, to),
    admin.calls.counted(from, to),
  ]);
  if (!found.ok) return found;
  if (!steps.ok) return failure(steps.code);
  if (!spend.ok) return spend;
  if (!calls.ok) return calls;
  const earlier = await admin.campaigns.earlierRecords(
    openBefore(found.value.records, begins),
    begins - around,
  );
  if (!earlier.ok) return earlier;
  const leads = leadsOf([...earlier.value, ...found.value.records]).filter(
    ({ record: { createdAt } }) => createdAt >= begins && createdAt < ends,
  );
  const rows = campaignRows(part, {
    leads,
    steps: steps.value,
    spend: spend.value,
    called: calledInTime(calls.value),
    familyOf: (path) => familyOf(path.replace(/^\/hi(?=\/|$)/, '') || '/') ?? '',
  });
  return success({ rows, isWhole: found.value.isWhole });
}
