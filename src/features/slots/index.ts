import type { LedgerRecord } from '../../platform/ledger/records.ts';
import type { Signer } from '../../values/signing.ts';
import type { SeatVisitor } from '../../web/api/seat-visitor.ts';
import type { Claimant } from './rules/fair-share.ts';

/** Returns who claims a record's seat: the visitor of the request, with the record's number and proof. */
export async function claimantOf(
  signer: Signer,
  visitor: SeatVisitor,
  { mobileNumber, fields }: Pick<LedgerRecord, 'mobileNumber' | 'fields'>,
): Promise<Claimant> {
  return {
    ...visitor,
    number: await signer.sign('limit', mobileNumber ?? ''),
    isVerified: fields.verified === true,
  };
}
