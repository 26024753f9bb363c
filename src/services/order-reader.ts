import { viewOfOrder } from '../features/checkout/contract/order-view.ts';
import type { Ledger } from '../platform/ledger/record-ledger.ts';
import { failure, success } from '../values/result.ts';
import type { Signer } from '../values/signing.ts';
import { isRecordToken } from '../values/token.ts';
import type { OrderReader } from './services.ts';

/** As with bookings, a token is asked for before the ledger is. */
export const createOrderReader = (ledger: Pick<Ledger, 'find'>, signer: Signer): OrderReader => ({
  async find(id, token) {
    if (!(await isRecordToken(signer, id, token))) return failure('forbidden');
    const found = await ledger.find(id);
    if (!found.ok) return failure(found.code);
    const view = viewOfOrder(found.value);
    return view === undefined ? failure('not_found') : success(view);
  },
});
