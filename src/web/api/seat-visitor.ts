import type { Context } from 'hono';
import type { Signer } from '../../values/signing.ts';
import { sessionOf } from './limits.ts';
import { visitorNetwork } from './visitor-network.ts';

/** The visitor behind a request that may claim a seat, as keyed hashes. */
export interface SeatVisitor {
  readonly network: string;
  /** The /64 inside the network; IPv4 has none. */
  readonly part?: string;
  readonly device?: string;
}

/** Names the visitor's network and device by hashes, so that the slot board stores no address. */
export async function seatVisitor(context: Context, signer: Signer): Promise<SeatVisitor> {
  const names = visitorNetwork(context);
  const [network, part, device] = await Promise.all([
    signer.sign('limit', names.network),
    names.part === undefined ? undefined : signer.sign('limit', names.part),
    sessionOf(context, signer),
  ]);
  return { network, ...(part !== undefined && { part }), ...(device !== undefined && { device }) };
}
