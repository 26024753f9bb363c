import { expect, test } from 'vitest';
import {
  type CampaignRecord,
  campaignRows,
  costOf,
  leadsOf,
  totalOf,
} from '../../../../../../src/features/campaigns/rules/figures.ts';

const DAY = 86_400_000;
const AT = Date.UTC(2026, 10, 1);

let made = 0;
const record = (given: Partial<CampaignRecord> = {}): CampaignRecord => {
  made += 1;
  return {
    id: `record-${String(made).padStart(4, '0')}`,
    kind: 'lead',
    status: 'new',
    createdAt: AT,
    mobileNumber: '9000000001',
    city: 'jaipur',
    service: 'ac',
    name: null,
    source: null,
    content: null,
    visit: null,
    paid: 0,
    ...given,
  };
};
const MONSOON = { name: 'Monsoon', source: 'google', content: 'wipers' };
const booking = (given: Partial<CampaignRecord> = {}) =>
  record({ kind: 'booking', status: 'completed', createdAt: AT + DAY, ...given });

const rowsOf = (
  records: readonly CampaignRecord[],
  steps: Parameters<typeof campaignRows>[1]['steps'] = [],
) =>
  campaignRows('campaign', {
    leads: leadsOf(records),
    steps,
    spend: new Map([['monsoon', 50_000]]),
    called: new Map([['monsoon', 1]]),
    familyOf: () => 'home',
  });

test('a lead, its booking and its money are one person’s, on the day of the lead', () => {
  const [row, ...others] = rowsOf([booking({ paid: 599_900 }), record(MONSOON)]);
  expect(others).toEqual([]);
  expect(row).toMatchObject({
    value: 'monsoon|google|wipers',
    leads: 1,
    called: 1,
    bookings: 1,
    paidJobs: 1,
    paid: 599_900,
    spend: 50_000,
  });
});

test('a customer who comes back after thirty days is another lead, which no old campaign brought', () => {
  const leads = leadsOf([record(MONSOON), booking({ createdAt: AT + 31 * DAY, paid: 100 })]);
  expect(leads.map(({ campaign, paid }) => [campaign?.name, paid])).toEqual([
    ['monsoon', 0],
    [undefined, 100],
  ]);
});

test('a booking that is not confirmed and money that went back count as nothing', () => {
  expect(
    rowsOf([record(MONSOON), booking({ status: 'in_progress' }), booking({ paid: 0 })])[0],
  ).toMatchObject({
    bookings: 1,
    paidJobs: 0,
    paid: 0,
  });
});

test('the visit of a record names its campaign where its form sent none', () => {
  const [lead] = leadsOf([record({ visit: 'google.vp.monsoon%7Cgoogle%7C.%2Fexpress' })]);
  expect(lead).toMatchObject({ campaign: { name: 'monsoon', source: 'google' }, page: '/express' });
});

test('visits count for their campaign, and all rows add up to the total', () => {
  const steps = ['monsoon|google|wipers', 'diwali|meta|'].map((value) => ({
    dimension: 'campaign',
    value,
    step: 'visit',
    count: 10,
  }));
  const rows = rowsOf([record(MONSOON), record({ mobileNumber: '9000000002' })], steps);
  expect(rows.map(({ value, visits, leads }) => [value, visits, leads])).toEqual([
    ['monsoon|google|wipers', 10, 1],
    ['', 0, 1],
    ['diwali|meta|', 10, 0],
  ]);
  expect(totalOf(rows)).toMatchObject({ visits: 20, leads: 2, spend: 50_000 });
});

test('a cost without any lead still shows, and a cost by nothing is unknown', () => {
  expect(rowsOf([]).map(({ value, spend }) => [value, spend])).toEqual([['monsoon||', 50_000]]);
  expect([costOf(50_000, 4), costOf(50_000, 0), costOf(undefined, 4)]).toEqual([
    12_500,
    undefined,
    undefined,
  ]);
});
