import { type CountingUsage, countedByCall, countedByMinute } from './counters.ts';
import { billOf, dollarsOf, METERS, type Meter, PLAN_DOLLARS, PRICES } from './price-list.ts';
import { ASSUMED, type Load, usageOf } from './usage.ts';

/** Comment lines that nobody sees in the rendered document; the script writes between them. */
const BEGIN = '<!-- npm run cost -- --write: begin -->';
const END = '<!-- npm run cost -- --write: end -->';

const ISOLATES = [20, 200] as const;

const whole = new Intl.NumberFormat('en', { maximumFractionDigits: 0 });
const fine = new Intl.NumberFormat('en', { maximumSignificantDigits: 3 });
const amount = (value: number): string => (value >= 1000 ? whole : fine).format(value);
const money = (dollars: number): string => `$${dollars.toFixed(2)}`;
const row = (...cells: readonly string[]): string => `| ${cells.join(' | ')} |`;

/** `(112,000,000 - 10,000,000) / 1,000,000 × $0.3`, or that the plan includes all of it. */
function arithmetic(meter: Meter, used: number): string {
  const { included, dollars, per } = PRICES[meter];
  if (used <= included) return `${amount(included)} included`;
  const above = `(${amount(used)} − ${amount(included)})`;
  return per === 1 ? `${above} × $${dollars}` : `${above} / ${amount(per)} × $${dollars}`;
}

function billTable(load: Load): readonly string[] {
  const usage = usageOf(load);
  return [
    row('part', 'in a month', 'arithmetic', 'dollars'),
    row('---', '---:', '---', '---:'),
    row('the plan', '', '', money(PLAN_DOLLARS)),
    ...METERS.map((meter) =>
      row(
        PRICES[meter].part,
        `${amount(usage[meter])} ${PRICES[meter].unit}`,
        arithmetic(meter, usage[meter]),
        money(dollarsOf(meter, usage[meter])),
      ),
    ),
    row('**all**', '', '', `**${money(billOf(usage))}**`),
  ];
}

/** Dollars of counting alone: its object is in memory all month. */
export function countingDollars({ objectRequests, objectRows, ledgerRows }: CountingUsage): number {
  const secondsOfMonth = 30 * 24 * 60 * 60;
  return (
    dollarsOf('objectRequests', objectRequests) +
    dollarsOf('objectDuration', secondsOfMonth * ASSUMED.objectGigabytes.value) +
    dollarsOf('objectWritten', objectRows) +
    dollarsOf('ledgerWritten', ledgerRows)
  );
}

function countingTable(views: number): readonly string[] {
  const line = (name: string, usage: CountingUsage) =>
    row(
      name,
      amount(usage.objectRequests),
      amount(usage.objectRows),
      amount(usage.ledgerRows),
      money(countingDollars(usage)),
    );
  return [
    row('counting', 'object requests', 'object rows', 'D1 rows', 'dollars'),
    row('---', '---:', '---:', '---:', '---:'),
    ...ISOLATES.flatMap((isolates) => {
      const load = { viewsPerDay: views, isolates };
      return [
        line(`${isolates} isolates, a write for each call (before)`, countedByCall(load)),
        line(`${isolates} isolates, a write a minute`, countedByMinute(load)),
      ];
    }),
  ];
}

const assumptionTable = (): readonly string[] => [
  row('assumed', 'figure', 'reason'),
  row('---', '---:', '---'),
  ...Object.values(ASSUMED).map(({ name, value, reason }) => row(name, amount(value), reason)),
];

/** The part of the document: the bill, the counters and all assumptions. */
export const costText = (load: Load): string =>
  [
    `\`npm run cost -- --views ${load.views} --leads ${load.leads}\`: views and leads are of a day, and ${load.isolates} isolates are busy.`,
    'The month is the one after two years of this load, so D1 and R2 are as full as they get.',
    'The prices of logs hold from 1 December 2026 and are to be confirmed.',
    '',
    ...billTable(load),
    '',
    'The same rules count a simulated hour of the mean rate, with ten cities, two banners and all sources:',
    '',
    ...countingTable(load.views),
    '',
    ...assumptionTable(),
  ].join('\n');

/** Replaces the text between the comment lines. Throws when a document lost one of them. */
export function withCost(document: string, text: string): string {
  const [begin, end] = [document.indexOf(BEGIN), document.indexOf(END)];
  if (begin < 0 || end < begin) throw new Error(`the document has no lines ${BEGIN} and ${END}`);
  return `${document.slice(0, begin + BEGIN.length)}\n\n${text}\n\n${document.slice(end)}`;
}
