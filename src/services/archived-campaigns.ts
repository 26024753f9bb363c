import type { CampaignRecord } from '../features/campaigns/rules/figures.ts';
import type { Archive } from '../platform/archive/archive.ts';
import type { ArchivedRecord } from '../platform/archive/archived-record.ts';
import { type Campaigns, MOST_RECORDS } from '../platform/ledger/campaigns.ts';
import type { FaultReport } from '../platform/ledger/database.ts';
import { readRow } from '../platform/ledger/record-row.ts';
import { paidAmount } from '../records/paid-amount.ts';
import { fieldsOf } from '../records/record.ts';
import { indiaDate } from '../values/india-time.ts';
import { failure, success } from '../values/result.ts';

const COUNTED = ['lead', 'service_request', 'booking', 'order'];

/** The part of a moved record that the figures need; undefined where the ledger's own query would leave it out. */
function figuresOf({ record: row }: ArchivedRecord, report?: FaultReport): CampaignRecord | undefined {
  if (row.mobileNumber === null || !COUNTED.includes(row.kind)) return undefined;
  const record = readRow(row, report);
  if (record === undefined) return undefined;
  const { suspect = 'unchecked', utmCampaign, utmSource, utmContent, visit } = fieldsOf(record);
  if (suspect !== 'unchecked') return undefined;
  return {
    id: row.id,
    kind: row.kind,
    status: row.status,
    createdAt: row.createdAt,
    mobileNumber: row.mobileNumber,
    city: row.city ?? '',
    service: row.service ?? '',
    name: utmCampaign ?? null,
    source: utmSource ?? null,
    content: utmContent ?? null,
    visit: visit ?? null,
    paid: paidAmount(record) ?? 0,
  };
}

/** The records of campaigns with the moved ones, so that a past period keeps its figures. */
export function campaignsWithArchive(
  campaigns: Campaigns,
  archive: Archive,
  report?: FaultReport,
): Campaigns {
  /** A run that broke off may have left a copy of a record that the ledger still has. */
  const without = (known: readonly CampaignRecord[], moved: readonly ArchivedRecord[]) => {
    const ids = new Set(known.map(({ id }) => id));
    return moved.flatMap((one) => (ids.has(one.record.id) ? [] : (figuresOf(one, report) ?? [])));
  };

  return {
    ...campaigns,

    async records(from, to) {
      const found = await campaigns.records(from, to);
      if (!found.ok || !found.value.isWhole) return found;
      const known = found.value.records;
      const records = [...known];
      try {
        for await (const moved of archive.between(indiaDate(new Date(from)), indiaDate(new Date(to - 1)))) {
          const inTime = moved.filter(({ record: { createdAt } }) => createdAt >= from && createdAt < to);
          records.push(...without(known, inTime));
          if (records.length > MOST_RECORDS) return success({ records, isWhole: false });
        }
        return success({ records, isWhole: true });
      } catch {
        return failure('ledger_unavailable');
      }
    },

    async earlierRecords(numbers, before) {
      const found = await campaigns.earlierRecords(numbers, before);
      if (!found.ok || numbers.length === 0) return found;
      try {
        const moved = (await archive.ofNumbers(numbers)).filter(({ record }) => record.createdAt < before);
        return success([...found.value, ...without(found.value, moved)]);
      } catch {
        return failure('ledger_unavailable');
      }
    },
  };
}
