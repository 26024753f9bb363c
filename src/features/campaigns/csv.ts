import { spreadsheetOf } from '../../values/csv.ts';
import { toRupees } from '../../values/money.ts';
import type { Period } from './load-figures.ts';
import { type CampaignPart, type CampaignRow, costOf } from './rules/figures.ts';

const FIGURES = [
  'visits',
  'price_seen',
  'leads',
  'called_in_5_min',
  'bookings',
  'paid_jobs',
  'rupees',
  'spend',
  'cost_per_lead',
  'cost_per_paid_job',
];

const inRupees = (paise: number | undefined) => (paise === undefined ? '' : toRupees(paise));

const cellsOf = ({ visits, prices, leads, called, bookings, paidJobs, paid, spend }: CampaignRow) => [
  visits ?? '',
  prices ?? '',
  leads,
  called ?? '',
  bookings,
  paidJobs,
  toRupees(paid),
  inRupees(spend),
  inRupees(costOf(spend, leads)),
  inRupees(costOf(spend, paidJobs)),
];

/** One line for each row and period. */
export function csvOfCampaigns(
  part: CampaignPart,
  periods: readonly { readonly period: Period; readonly rows: readonly CampaignRow[] }[],
): string {
  const names = part === 'campaign' ? ['campaign', 'source', 'content'] : [part];
  const namesOf = (value: string) => {
    const [name = '', source = '', content = ''] = value.split('|');
    return part === 'campaign' ? [name, source, content] : [value];
  };
  const lines = periods.flatMap(({ period: { from, to }, rows }) =>
    rows.map((row) => [from, to, ...namesOf(row.value), ...cellsOf(row)]),
  );
  return spreadsheetOf([['from', 'to', ...names, ...FIGURES], ...lines]);
}
