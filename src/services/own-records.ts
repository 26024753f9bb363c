import { viewOfBooking } from '../features/bookings/contract.ts';
import { viewOfOrder } from '../features/checkout/contract.ts';
import { jobViewOf } from '../features/jobs/index.ts';
import type { Ledger } from '../platform/ledger/record-ledger.ts';
import { failure, success } from '../values/result.ts';
import type { Signer } from '../values/signing.ts';
import { isRecordToken } from '../values/token.ts';
import type { BookingReader, OrderReader } from './services.ts';

/** It checks the token before it reads the ledger, so a caller without one learns nothing about existing bookings. */
export const createBookingReader = (ledger: Pick<Ledger, 'find'>, signer: Signer): BookingReader => ({
  async find(id, token) {
    if (!(await isRecordToken(signer, id, token))) return failure('forbidden');
    const found = await ledger.find(id);
    if (!found.ok) return failure(found.code);
    const view = viewOfBooking(found.value);
    if (view === undefined) return failure('not_found');
    return success({ ...view, job: await jobViewOf(signer, found.value) });
  },
});

/** It checks the token before it reads the ledger, so a caller without one learns nothing about existing orders. */
export const createOrderReader = (ledger: Pick<Ledger, 'find'>, signer: Signer): OrderReader => ({
  async find(id, token) {
    if (!(await isRecordToken(signer, id, token))) return failure('forbidden');
    const found = await ledger.find(id);
    if (!found.ok) return failure(found.code);
    const view = viewOfOrder(found.value);
    if (view === undefined) return failure('not_found');
    return success({ ...view, job: await jobViewOf(signer, found.value) });
  },
});
