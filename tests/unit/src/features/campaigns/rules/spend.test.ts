import { expect, test } from 'vitest';
import { readSpend } from '../../../../../../src/features/campaigns/rules/spend.ts';

const GOOGLE = `Campaign report
"1 November 2026 - 30 November 2026"
Day,Campaign,Currency code,Cost
2026-11-01,Monsoon 2026,INR,"1,299.50"
2026-11-01,monsoon-2026,INR,100
2026-11-02,Diwali,INR,₹0.00
Total: Account,,INR,"1,399.50"
`;
const META = '\uFEFFReporting starts,Campaign name,Amount spent (INR)\r\n01/11/2026,Monsoon 2026,250\r\n';

test('an export is read with its lines before the header and its total left out', () => {
  expect(readSpend(GOOGLE)).toEqual({
    ok: true,
    value: [
      { day: '2026-11-01', name: 'monsoon-2026', amount: 139_950 },
      { day: '2026-11-02', name: 'diwali', amount: 0 },
    ],
  });
  expect(readSpend(META)).toMatchObject({
    value: [{ day: '2026-11-01', name: 'monsoon-2026', amount: 25_000 }],
  });
});

test.each([
  ['no_columns', 'a,b\n1,2\n'],
  ['unread_row', 'Day,Campaign,Cost\nyesterday,Monsoon,100\n'],
  ['unread_row', 'Day,Campaign,Cost\n2026-11-01,Monsoon,100\n2026-11-02,Monsoon,12 $\n'],
  ['unread_row', 'Day,Campaign,Cost\n11/27/2026,Monsoon,100\n27/11/2026,Monsoon,100\n'],
  [
    'not_by_day',
    'Reporting starts,Reporting ends,Campaign name,Amount spent (INR)\n2026-11-01,2026-11-30,Monsoon,1\n',
  ],
  ['no_rows', 'Day,Campaign,Cost\n,Monsoon,100\n2026-11-01,Monsoon, --\n'],
  ['no_rows', 'Day,Campaign,Cost\n2026-11-01,9000000001,100\n'],
])('a CSV is refused as %s', (code, csv) => {
  expect(readSpend(csv)).toMatchObject({ ok: false, code });
});

test.each(['7/11/2026', '07-11-2026', '7-Nov-26', '7 November 2026', '2026-11-07'])(
  'a day that a spreadsheet rewrote as %s is read, also between tabs',
  (day) => {
    expect(readSpend(`Day\tCampaign\tCost\n${day}\tMonsoon\t"₹1,29,999"\n`)).toMatchObject({
      value: [{ day: '2026-11-07', name: 'monsoon', amount: 12_999_900 }],
    });
  },
);

test('one day after the 12th shows that a file writes the month first', () => {
  expect(readSpend('Day,Campaign,Cost\n11/7/2026,Monsoon,1\n11/27/2026,Monsoon,2\n')).toMatchObject({
    value: [{ day: '2026-11-07' }, { day: '2026-11-27' }],
  });
});
