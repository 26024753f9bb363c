import type { OfflineConversion } from '../../platform/ledger/ad-events.ts';
import { csvOf } from '../../values/csv.ts';
import { indiaDate, indiaMinutes } from '../../values/india-time.ts';
import { toRupees } from '../../values/money.ts';

/** The names of a click's id, in the order of their columns. A line has one of them. */
const CLICKS = ['gclid', 'gbraid', 'wbraid'];

const HEADER = [
  'Google Click ID',
  'GBRAID',
  'WBRAID',
  'Conversion Name',
  'Conversion Time',
  'Conversion Value',
  'Conversion Currency',
];

/** `2026-11-27 18:30:00+05:30`, as the ad service reads it. */
function timeOf(instant: Date): string {
  const minutes = indiaMinutes(instant);
  const [hour, minute] = [Math.floor(minutes / 60), minutes % 60].map((part) =>
    String(part).padStart(2, '0'),
  );
  return `${indiaDate(instant)} ${hour}:${minute}:00+05:30`;
}

/** The file that Google Ads imports: one line for each paid job. */
export const csvOfOffline = (conversions: readonly OfflineConversion[]): string =>
  csvOf([
    HEADER,
    ...conversions.map(({ name, click, paidAt, paid }) => [
      ...CLICKS.map((one) => (one === name ? click : '')),
      'Paid job',
      timeOf(new Date(paidAt)),
      toRupees(paid),
      'INR',
    ]),
  ]);
