import type { Archive } from '../platform/archive/archive.ts';
import type { Erased, Erasure, NumberExport } from '../platform/ledger/erasure.ts';
import { type Result, success } from '../values/result.ts';
import { eraseArchived, exportWithArchived } from './archived.ts';
import { releaseSeats, withoutSeats } from './seats.ts';
import type { SlotBoards } from './slots.ts';

/** The person whose data an operator erases. */
export interface ErasedPerson {
  readonly mobileNumber: string;
  /** The operator, for the audit list. */
  readonly by: string;
  /** All that was stored before anything was erased. */
  readonly found: NumberExport;
}

/** Erases what one part of the site keeps of a person, and adds it to what the parts before it erased. */
export type EraseOwn = (
  person: ErasedPerson,
  erased: Erased,
) => Promise<Result<Erased, 'ledger_unavailable'>>;

interface ErasureParts {
  readonly ledger: Erasure;
  readonly archive: Archive | undefined;
  readonly releaseSeat: SlotBoards['release'];
  readonly publishReviews: () => Promise<boolean>;
}

const eraseInLedger =
  (ledger: Erasure): EraseOwn =>
  async ({ mobileNumber, by, found }, before) => {
    // The archive, which had some of them, is erased by now.
    const wrote = found.messages.flatMap(({ direction, person }) => (direction === 'in' ? [person] : []));
    const sessions = found.records.flatMap(({ sessionId }) => sessionId ?? []);
    const erased = await ledger.eraseNumber(mobileNumber, by, { wrote, sessions });
    if (!erased.ok) return erased;
    const { records, remote } = erased.value;
    return success({ records: records + before.records, remote: [...remote, ...before.remote] });
  };

/** The reviews are deleted in the ledger; the pages read a copy. */
const takeReviewsOffPages =
  (publishReviews: () => Promise<boolean>): EraseOwn =>
  async (_, erased) => {
    await publishReviews();
    return success(erased);
  };

/** Export and erasure of a person's data wherever the site keeps it. The first owner that fails ends an erasure. */
export function createSiteErasure({ ledger, archive, releaseSeat, publishReviews }: ErasureParts): Erasure {
  // The archive comes first: after a failure the ledger still has the sessions by which its redirects are found.
  const owners: readonly EraseOwn[] = [
    ...(archive ? [eraseArchived(archive)] : []),
    eraseInLedger(ledger),
    releaseSeats(releaseSeat),
    takeReviewsOffPages(publishReviews),
  ];
  const find = (mobileNumber: string) =>
    archive ? exportWithArchived(archive, ledger, mobileNumber) : ledger.exportNumber(mobileNumber);
  return {
    async exportNumber(mobileNumber) {
      const found = await find(mobileNumber);
      return found.ok ? success({ ...found.value, remote: withoutSeats(found.value.remote) }) : found;
    },
    async eraseNumber(mobileNumber, by) {
      const found = await find(mobileNumber);
      if (!found.ok) return found;
      let erased: Erased = { records: 0, remote: [] };
      for (const eraseOwn of owners) {
        const next = await eraseOwn({ mobileNumber, by, found: found.value }, erased);
        if (!next.ok) return next;
        erased = next.value;
      }
      return success(erased);
    },
  };
}
