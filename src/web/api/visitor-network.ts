import type { Context } from 'hono';
import { networkOf, partOf, senderOf } from '../../values/network.ts';

/** Where a request comes from. Limits of scarce things count network and part, and a part has the smaller share. */
export interface VisitorNetwork {
  /** The /24 or /48. */
  readonly network: string;
  /** The /64 inside a /48; IPv4 has none. */
  readonly part?: string;
  /** The IPv4 address or /64, by which the frequency of writes is limited. */
  readonly sender: string;
}

/** Names the visitor's network. The platform sets the address itself, so no visitor can choose it. */
export function visitorNetwork({ req }: Context): VisitorNetwork {
  const address = req.header('CF-Connecting-IP');
  const part = partOf(address);
  return { network: networkOf(address), ...(part !== undefined && { part }), sender: senderOf(address) };
}
