import { SLOT_TARGET } from '../features/slots/contract.ts';
import type { Erasure, RemoteCopy } from '../platform/ledger/erasure.ts';
import { success } from '../values/result.ts';

const isSeat = ({ target }: RemoteCopy): boolean => target === SLOT_TARGET;

/**
 * Erasure that frees the seats of what it erases. A seat is ours and holds nothing about a person, so it is no copy that
 * somebody has to delete elsewhere: neither the export nor the answer names it.
 */
export const withSeatsFreed = (erasure: Erasure, release: (recordId: string) => Promise<void>): Erasure => ({
  async exportNumber(mobileNumber) {
    const found = await erasure.exportNumber(mobileNumber);
    if (!found.ok) return found;
    return success({ ...found.value, remote: found.value.remote.filter((copy) => !isSeat(copy)) });
  },
  async eraseNumber(mobileNumber, by) {
    const erased = await erasure.eraseNumber(mobileNumber, by);
    if (!erased.ok) return erased;
    const { remote, records } = erased.value;
    await Promise.all(remote.filter(isSeat).map(({ recordId }) => release(recordId)));
    return success({ records, remote: remote.filter((copy) => !isSeat(copy)) });
  },
});
