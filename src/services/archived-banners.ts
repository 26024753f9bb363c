import type { Archive } from '../platform/archive/archive.ts';
import {
  type BannerConversion,
  type BannerConversions,
  conversionOfRow,
} from '../platform/ledger/banner-conversions.ts';
import { indiaDate } from '../values/india-time.ts';
import { failure, success } from '../values/result.ts';

/**
 * The conversions of banners with the moved records. A test may run longer than a record stays in the ledger, and the
 * figures of an ended one must not fall. A person counts once, by the first of all records.
 */
export const conversionsWithArchive =
  (conversions: BannerConversions, archive: Archive): BannerConversions =>
  async (wanted) => {
    const { from, before } = wanted;
    const found = await conversions(wanted);
    if (!found.ok || from >= before) return found;
    const first = new Map(found.value.map((one) => [one.person, one]));
    const add = (one: BannerConversion) => {
      const known = first.get(one.person);
      if (known === undefined || one.at < known.at) first.set(one.person, one);
    };
    try {
      for await (const moved of archive.between(indiaDate(new Date(from)), indiaDate(new Date(before - 1))))
        for (const { record } of moved) {
          const conversion = conversionOfRow(record, wanted);
          if (conversion) add(conversion);
        }
      return success([...first.values()]);
    } catch {
      return failure('ledger_unavailable');
    }
  };
