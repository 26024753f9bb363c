import { parse } from 'papaparse';
import { expect, it } from 'vitest';
import { areaName } from '../../../../../src/content/cities/area-name.ts';
import { csvHeader, csvLines } from '../../../../../src/platform/ledger/record-csv.ts';
import type { StoredRecord } from '../../../../../src/records/record.ts';
import type { RecordKind } from '../../../../../src/records/record-status.ts';
import { sampleOf } from '../../records/sample-record.ts';

const names = { areaName, serviceName: (service: string) => service.toUpperCase() };

type Changes = Partial<Omit<StoredRecord, 'kind'>>;

const record = (more: Changes, kind: RecordKind = 'booking') =>
  sampleOf(kind, {
    createdAt: Date.UTC(2026, 10, 21, 20, 0, 5),
    updatedAt: Date.UTC(2026, 10, 22, 6, 30),
    name: 'आशा शर्मा',
    bookingId: 'CAR4521',
    city: 'jaipur',
    state: 'Rajasthan',
    source: 'website',
    service: 'AC Service',
    campaign: 'monsoon',
    consent: { ads: false, analytics: true },
    ...more,
  });

/** A date or an instant in the form that spreadsheet programs take for one. */
const DATE = /^\d{4}-\d{2}-\d{2}(?: \d{2}:\d{2}:\d{2})?$/;

/** Opens the text like a spreadsheet program, which guesses the types. It knows the encoding by the first mark. */
const opened = (text: string) => {
  expect(text.startsWith('\uFEFF')).toBe(true);
  const { data, errors } = parse<Record<string, unknown>>(text, {
    header: true,
    dynamicTyping: true,
    skipEmptyLines: true,
  });
  expect(errors).toEqual([]);
  return data;
};

const fields = {
  manufacturer: 'Maruti',
  model: 'Swift',
  fuelType: 'Petrol',
  date: '2026-11-23',
  timeSlot: '9-11',
  area: 'malviya-nagar',
  address: '12, "Lake" Road\nJaipur',
  servicePrice: 99_950,
  utmSource: 'ads',
  utmCampaign: 'monsoon',
};

it('opens in a spreadsheet with one row a record, numbers as numbers and dates as dates', () => {
  const jobs = {
    steps: [],
    code: { serial: 1, tries: 0 },
    parts: [],
    payment: { method: 'upi', amount: 118_000 },
    mechanic: { id: 'm', name: 'Ravi' },
  };
  const rows = opened(
    csvHeader('booking') +
      csvLines(
        [record({ fields }), record({ fields: { ...fields, servicePrice: 100_000, job: jobs } })],
        'booking',
        names,
      ),
  );
  expect(rows).toHaveLength(2);
  expect(rows[0]).toMatchObject({
    name: 'आशा शर्मा',
    mobileNumber: 9_000_000_001,
    bookingId: 'CAR4521',
    manufacturer: 'Maruti',
    model: 'Swift',
    slot: '9-11 AM',
    area: 'Malviya Nagar',
    address: '12, "Lake" Road\nJaipur',
    amountRupees: 999.5,
    utmSource: 'ads',
    consentAnalytics: 'yes',
  });
  expect(rows[0]?.visitDate).toMatch(DATE);
  expect(rows[0]?.created).toMatch(DATE);
  expect(rows[1]).toMatchObject({ paidRupees: 1180, mechanic: 'Ravi' });
  const sum = (column: string) => rows.reduce((total, row) => total + Number(row[column] ?? 0), 0);
  expect([sum('amountRupees'), sum('paidRupees')]).toEqual([1999.5, 1180]);
});

it("writes instants in India's time", () =>
  expect(csvLines([record({})], 'booking', names)).toContain(',2026-11-22 01:30:05,2026-11-22 12:00:00,'));

it('gives a kind its own columns', () => {
  expect(csvHeader('lead')).not.toContain('visitDate');
  expect(csvHeader('lead')).toContain('message');
  expect(csvHeader('order')).toContain('items');
  expect(csvHeader(undefined).split(',').length).toBeGreaterThan(csvHeader('booking').split(',').length);
});

it.each(['=1+1', '+1', '-1', '@SUM(A1)', '\t=1', '\r=1'])('lets no cell begin a formula: %j', (name) => {
  const [row] = opened(csvHeader('lead') + csvLines([record({ name, note: name }, 'lead')], 'lead', names));
  expect(row?.name).toBe(`'${name}`);
  expect(row?.note).toBe(`'${name}`);
});

it('names the area and the service of every kind, and leaves a typed area as it is', () => {
  const areaOf = (kind: 'booking' | 'order' | 'lead', area: string) =>
    opened(csvHeader(kind) + csvLines([record({ fields: { area } }, kind)], kind, names))[0]?.area;
  expect(areaOf('booking', 'vki')).toBe('VKI');
  expect(areaOf('order', 'bani-park')).toBe('Bani Park');
  expect(areaOf('lead', 'mansarovar')).toBe('Mansarovar');
  expect(areaOf('lead', 'behind the station')).toBe('behind the station');
});
