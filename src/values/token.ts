import type { Signer } from './signing.ts';

/**
 * The credential of one record: its holder may read and change that record. It is a signature of the record's id, so it
 * needs no storage and can't be guessed.
 */
export const recordToken = (signer: Signer, recordId: string): Promise<string> =>
  signer.sign('record', recordId);

/** Whether a token belongs to this record. A token by a previous signing key is valid too. */
export const isRecordToken = (signer: Signer, recordId: string, token: string): Promise<boolean> =>
  signer.verify('record', recordId, token);

/** The hash that replaces a mobile number where the number must not be stored: spins, limits, the audit list. */
export const numberHash = (signer: Signer, mobileNumber: string): Promise<string> =>
  signer.sign('number', mobileNumber);
