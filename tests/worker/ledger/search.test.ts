import { afterAll, describe, expect, it } from 'vitest';
import { createFiling } from '../../../src/platform/ledger/filing.ts';
import { createLedger } from '../../../src/platform/ledger/record-ledger.ts';
import { createRecordQueries } from '../../../src/platform/ledger/record-queries.ts';
import { leastFields } from './least-fields.ts';
import { createTestClock, openTestDatabase } from './ledger-database.ts';
import { mustBe } from './must-be.ts';

const { d1, close } = await openTestDatabase();
afterAll(() => close());
const clock = createTestClock(Date.UTC(2026, 10, 10, 6, 30));
const ledger = createLedger(d1, clock);
const queries = createRecordQueries(d1, { ...clock, ledger });

const record = async (key: string, name: string, mobileNumber: string, fields: object) =>
  mustBe(
    await ledger.record('booking', {
      idempotencyKey: key,
      name,
      mobileNumber,
      reference: key === 'search-key-1' ? 'K7M2QX' : undefined,
      fields: { ...leastFields('booking'), ...fields },
    }),
  ).record;

const wanted = await record('search-key-1', 'Farida Mody', '9000000101', {
  manufacturer: 'Hyundai',
  model: 'Creta',
  area: 'sodala',
  address: 'Flat 12, Ashirwad Towers\nAjmer Road',
});
await record('search-key-2', 'Zubin Irani', '9000000202', { manufacturer: 'Maruti', model: 'Swift' });
mustBe(
  await ledger.change(
    wanted.id,
    {
      fields: {
        job: {
          steps: [],
          code: { serial: 1, tries: 0 },
          parts: [],
          billNumber: 42,
          mechanic: { id: 'mechanic-1', name: 'Ravi Kumar' },
        },
      },
    },
    { by: 'operator' },
  ),
);

const cases: readonly (readonly [string, string])[] = [
  ['number', '+91 90000 00101'],
  ['part of the number', '00101'],
  ['name', 'farida'],
  ['car', 'creta'],
  ['booking id', wanted.bookingId ?? ''],
  ['id', wanted.id],
  ['reference', 'k7m2qx'],
  ['address', 'ashirwad towers'],
  ['second line of the address', 'Ajmer Road'],
  ['area', 'sodala'],
  ['bill number', 'P-000042'],
  ['mechanic', 'ravi kumar'],
];

describe.each(['before', 'after'] as const)('%s cron has filed the records', (when) => {
  it.each(cases)('a search finds a record by its %s', async (_, search) => {
    if (when === 'after') await createFiling(d1, {}).run();
    const found = mustBe(await queries.list({ search })).records;
    expect(found.map(({ id }) => id)).toEqual([wanted.id]);
  });
});
