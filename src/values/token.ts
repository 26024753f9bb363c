import type { Signer } from './signing.ts';

/**
 * The credential of one record, handed out when it is made: whoever has it may read and change that record, nobody else
 * (design section 4). It is a signature of the record's id, so nothing has to be stored and it can't be guessed.
 */
export const recordToken = (signer: Signer, recordId: string): Promise<string> =>
  signer.sign('record', recordId);

/** Whether a token belongs to this record; true also for one made with a previous signing key. */
export const isRecordToken = (signer: Signer, recordId: string, token: string): Promise<boolean> =>
  signer.verify('record', recordId, token);

/** What stands for a mobile number where the number itself must not be kept (spins, limits, the audit list). */
export const numberHash = (signer: Signer, mobileNumber: string): Promise<string> =>
  signer.sign('number', mobileNumber);
