import { isBooked } from '../../../records/record-status.ts';
import { type Campaign, campaignKey, campaignOf } from '../../../values/campaign.ts';
import { DAY_MS } from '../../../values/durations.ts';
import { parseVisit } from '../../funnel/contract.ts';

/** The part of a record with a mobile number that a campaign's figures need. */
export interface CampaignRecord {
  readonly id: string;
  readonly kind: string;
  readonly status: string;
  /** Milliseconds since 1970. */
  readonly createdAt: number;
  readonly mobileNumber: string;
  /** Empty where nobody said it. */
  readonly city: string;
  readonly service: string;
  readonly name: string | null;
  readonly source: string | null;
  readonly content: string | null;
  /** The visit as its cookie said it. */
  readonly visit: string | null;
  /** The money that was paid and not given back, in paise. */
  readonly paid: number;
}

/** How to divide the figures. */
export const CAMPAIGN_PARTS = ['campaign', 'page', 'family', 'city', 'service'] as const;
export type CampaignPart = (typeof CAMPAIGN_PARTS)[number];

/** One person's way from the first number to the money. It counts on the day of the first number. */
export interface Lead {
  readonly record: CampaignRecord;
  readonly campaign: Campaign | undefined;
  /** The path with which the visit began. */
  readonly page: string;
  readonly bookings: number;
  readonly paidJobs: number;
  /** In paise. */
  readonly paid: number;
}

/** A number that comes back later is another lead: an advertisement of long ago did not bring it. */
export const LEAD_DAYS = 30;

const campaignIn = (record: CampaignRecord): Campaign | undefined =>
  campaignOf(record) ?? parseVisit(record.visit)?.campaign;

/** Returns a value of the earliest record that has one. */
const first = <Value>(of: readonly CampaignRecord[], read: (record: CampaignRecord) => Value | undefined) =>
  of.map(read).find((value) => value !== undefined);

function leadOf(records: readonly [CampaignRecord, ...CampaignRecord[]]): Lead {
  const [record] = records;
  return {
    record: {
      ...record,
      city: first(records, ({ city }) => city || undefined) ?? '',
      service: first(records, ({ service }) => service || undefined) ?? '',
    },
    campaign: first(records, campaignIn),
    page: first(records, ({ visit }) => parseVisit(visit)?.page) ?? '',
    bookings: records.filter(isBooked).length,
    paidJobs: records.filter(({ paid }) => paid > 0).length,
    paid: records.reduce((sum, { paid }) => sum + paid, 0),
  };
}

/**
 * The numbers with records before and after an instant. Which of theirs begins a lead depends on all that came before;
 * after thirty days without a record, any record begins one.
 */
export function openBefore(records: readonly CampaignRecord[], instant: number): readonly string[] {
  const [before, after] = [new Set<string>(), new Set<string>()];
  for (const { mobileNumber, createdAt } of records) (createdAt < instant ? before : after).add(mobileNumber);
  return [...before].filter((number) => after.has(number));
}

/** Joins the records of each number within thirty days of its first into one lead. */
export function leadsOf(records: readonly CampaignRecord[]): readonly Lead[] {
  const ordered = records.toSorted(
    (one, other) => one.createdAt - other.createdAt || (one.id < other.id ? -1 : 1),
  );
  return [...Map.groupBy(ordered, ({ mobileNumber }) => mobileNumber).values()].flatMap((ofNumber) => {
    const leads: [CampaignRecord, ...CampaignRecord[]][] = [];
    for (const record of ofNumber) {
      const open = leads.at(-1);
      if (open && record.createdAt - open[0].createdAt < LEAD_DAYS * DAY_MS) open.push(record);
      else leads.push([record]);
    }
    return leads.map(leadOf);
  });
}

export interface CampaignFigures {
  /** Undefined where visits are not counted by this part. */
  readonly visits: number | undefined;
  readonly prices: number | undefined;
  readonly leads: number;
  /** The people that were called within five minutes; undefined where calls are not counted by this part. */
  readonly called: number | undefined;
  readonly bookings: number;
  readonly paidJobs: number;
  /** In paise. */
  readonly paid: number;
  /** In paise; undefined where it is not known. */
  readonly spend: number | undefined;
}

export interface CampaignRow extends CampaignFigures {
  /** A campaign's key, a path, a page family, a city's slug or a service's id; empty for none. */
  readonly value: string;
}

/** A sum of the visits that reached a step. */
export interface CountedStep {
  readonly dimension: string;
  readonly value: string;
  readonly step: string;
  readonly count: number;
}

interface FigureParts {
  readonly leads: readonly Lead[];
  readonly steps: readonly CountedStep[];
  /** In paise, by the name of a campaign. */
  readonly spend: ReadonlyMap<string, number>;
  /** The people that were called within five minutes, by the name of a campaign. */
  readonly called: ReadonlyMap<string, number>;
  readonly familyOf: (path: string) => string;
}

/** The dimension of the counted visits; a service is chosen after the visit began. */
const STEPS_OF: Readonly<Record<CampaignPart, string | undefined>> = {
  campaign: 'campaign',
  page: 'page',
  family: 'page',
  city: 'city',
  service: undefined,
};

/** The visits that had no value of a part, such as no campaign: all visits without those of each value. */
function unnamed(part: CampaignPart, steps: readonly CountedStep[]): readonly CountedStep[] {
  const own = STEPS_OF[part];
  if (own === undefined) return [];
  return ['visit', 'price'].flatMap((wanted) => {
    const sum = (of: string) =>
      steps.reduce(
        (all, { dimension, step, count }) => (dimension === of && step === wanted ? all + count : all),
        0,
      );
    const count = sum('all') - sum(own);
    return count > 0 ? [{ dimension: 'all', value: '', step: wanted, count }] : [];
  });
}

function sumOf(leads: readonly Lead[]) {
  const add = (read: (lead: Lead) => number) => leads.reduce((sum, lead) => sum + read(lead), 0);
  return {
    leads: leads.length,
    called: undefined,
    bookings: add(({ bookings }) => bookings),
    paidJobs: add(({ paidJobs }) => paidJobs),
    paid: add(({ paid }) => paid),
  };
}

const weight = ({ visits = 0, leads, paid }: CampaignRow): number => paid * 1e6 + leads * 1e3 + visits;

/** Returns the rows of a table, the one with most money first. */
export function campaignRows(
  part: CampaignPart,
  { leads, steps, spend, called, familyOf }: FigureParts,
): readonly CampaignRow[] {
  const ownValue = ({ record, campaign, page }: Lead): string =>
    ({
      campaign: campaign === undefined ? '' : campaignKey(campaign),
      page,
      family: page === '' ? '' : familyOf(page),
      city: record.city,
      service: record.service,
    })[part];
  const stepValue = (value: string) => (part === 'family' && value.startsWith('/') ? familyOf(value) : value);
  const counted = [...steps.filter(({ dimension }) => dimension === STEPS_OF[part]), ...unnamed(part, steps)];
  const byValue = Map.groupBy(leads, ownValue);
  const byStep = Map.groupBy(counted, ({ value }) => stepValue(value));
  const reached = (value: string, wanted: string) =>
    STEPS_OF[part] === undefined
      ? undefined
      : (byStep.get(value) ?? []).reduce((sum, { step, count }) => (step === wanted ? sum + count : sum), 0);
  const rows = [...new Set([...byValue.keys(), ...byStep.keys()])].map((value) => ({
    value,
    visits: reached(value, 'visit'),
    prices: reached(value, 'price'),
    ...sumOf(byValue.get(value) ?? []),
    spend: undefined,
  }));
  const all = part === 'campaign' ? withNamed(rows, spend, called) : rows;
  return all.toSorted((one, other) => weight(other) - weight(one) || (one.value < other.value ? -1 : 1));
}

/** Costs and calls are known for a campaign's name alone, so they stand in the row of its most leads. */
function withNamed(
  rows: readonly CampaignRow[],
  spend: ReadonlyMap<string, number>,
  called: ReadonlyMap<string, number>,
): readonly CampaignRow[] {
  const nameOf = ({ value }: CampaignRow) => value.split('|')[0] ?? '';
  const byName = Map.groupBy(rows, nameOf);
  const main = new Map(
    [...byName].map(([name, of]) => [name, of.toSorted((one, other) => weight(other) - weight(one))[0]]),
  );
  const without = [...spend].filter(([name]) => !byName.has(name));
  const nothing = { visits: 0, prices: 0, leads: 0, called: undefined, bookings: 0, paidJobs: 0, paid: 0 };
  return [
    ...rows.map((row) =>
      main.get(nameOf(row)) === row
        ? { ...row, spend: spend.get(nameOf(row)), called: called.get(nameOf(row)) ?? 0 }
        : row,
    ),
    ...without.map(([name, amount]) => ({ ...nothing, value: `${name}||`, spend: amount })),
  ];
}

/** The sum of all rows. */
export function totalOf(rows: readonly CampaignRow[]): CampaignFigures {
  const add = (read: (row: CampaignRow) => number | undefined) =>
    rows.some((row) => read(row) !== undefined)
      ? rows.reduce((sum, row) => sum + (read(row) ?? 0), 0)
      : undefined;
  return {
    visits: add(({ visits }) => visits),
    prices: add(({ prices }) => prices),
    leads: add(({ leads }) => leads) ?? 0,
    called: add(({ called }) => called),
    bookings: add(({ bookings }) => bookings) ?? 0,
    paidJobs: add(({ paidJobs }) => paidJobs) ?? 0,
    paid: add(({ paid }) => paid) ?? 0,
    spend: add(({ spend }) => spend),
  };
}

/** The cost of one of `count`, in paise; undefined where the cost or the count is not known. */
export const costOf = (spend: number | undefined, count: number): number | undefined =>
  spend === undefined || count === 0 ? undefined : Math.round(spend / count);
