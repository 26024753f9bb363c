import { findCity } from '../../../content/cities/all-cities.ts';
import { adminBannersText } from '../../../content/text/admin-banners.ts';
import { adminCampaignsText as text } from '../../../content/text/admin-campaigns.ts';
import { serviceWord } from '../../../records/service-words.ts';
import { OTHER_CAMPAIGN } from '../../../values/campaign.ts';
import { formatCount } from '../../../values/format.ts';
import { formatMoney } from '../../../values/money.ts';
import { wordOf } from '../../../values/word-of.ts';
import {
  type CampaignFigures,
  type CampaignPart,
  type CampaignRow,
  costOf,
  totalOf,
} from '../rules/figures.ts';

const counted = (value: number | undefined) => (value === undefined ? '–' : formatCount(value));
const money = (value: number | undefined) => (value === undefined ? '–' : formatMoney(value));

/** The columns, each with the way to show its figure. */
const COLUMNS: readonly (readonly [string, (figures: CampaignFigures) => string])[] = [
  [text.figures.visits, ({ visits }) => counted(visits)],
  [text.figures.prices, ({ prices }) => counted(prices)],
  [text.figures.leads, ({ leads }) => formatCount(leads)],
  [text.figures.called, ({ called }) => counted(called)],
  [text.figures.bookings, ({ bookings }) => formatCount(bookings)],
  [text.figures.paidJobs, ({ paidJobs }) => formatCount(paidJobs)],
  [text.figures.paid, ({ paid }) => formatMoney(paid)],
  [text.figures.spend, ({ spend }) => money(spend)],
  [text.figures.perLead, ({ spend, leads }) => money(costOf(spend, leads))],
  [text.figures.perJob, ({ spend, paidJobs }) => money(costOf(spend, paidJobs))],
];

/** The displayed name of a row. */
function nameOf(part: CampaignPart, value: string): string {
  if (value === '') return text.nobody;
  if (value === OTHER_CAMPAIGN) return text.other;
  if (part === 'city') return findCity(value)?.name ?? (value === 'elsewhere' ? text.elsewhere : value);
  if (part === 'service') return serviceWord(value);
  if (part === 'family') return wordOf(adminBannersText.families, value);
  return value;
}

interface RowNameProps {
  readonly part: CampaignPart;
  readonly value: string;
}

function RowName({ part, value }: RowNameProps) {
  const [name = '', source = '', content = ''] = value.split('|');
  if (part !== 'campaign' || !value.includes('|')) return nameOf(part, value);
  const more = [source, content].filter((one) => one !== '').join(', ');
  return (
    <>
      {name}
      {more !== '' && <small> {more}</small>}
    </>
  );
}

interface FiguresTableProps {
  readonly part: CampaignPart;
  readonly rows: readonly CampaignRow[];
  /** With the hidden rows: their visits and leads happened too. */
  readonly all: readonly CampaignRow[];
  /** The rows of the other period. */
  readonly before: readonly CampaignRow[] | undefined;
}

/** One line for each value, with the figure of the other period under each figure, and the sum of all. */
export const FiguresTable = ({ part, rows, all, before = [] }: FiguresTableProps) => (
  <table className="admin-slots funnel" aria-label={text.parts[part]}>
    <thead>
      <tr>
        <th scope="col">{text.parts[part]}</th>
        {COLUMNS.map(([label]) => (
          <th scope="col" key={label}>
            {label}
          </th>
        ))}
      </tr>
    </thead>
    <tbody>
      {rows.map((row) => (
        <tr key={row.value}>
          <th scope="row">
            <RowName part={part} value={row.value} />
          </th>
          <Cells figures={row} before={before.find(({ value }) => value === row.value)} />
        </tr>
      ))}
      <tr>
        <th scope="row">{text.total}</th>
        <Cells figures={totalOf(all)} before={totalOf(before)} />
      </tr>
    </tbody>
  </table>
);

interface CellsProps {
  readonly figures: CampaignFigures;
  readonly before: CampaignFigures | undefined;
}

const Cells = ({ figures, before }: CellsProps) =>
  COLUMNS.map(([label, show]) => (
    <td key={label} data-slot={label}>
      {show(figures)}
      {before && <small> {text.before(show(before))}</small>}
    </td>
  ));
