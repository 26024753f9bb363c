import type { Context } from 'hono';
import { networkOf, senderOf } from '../../values/network.ts';

/** The platform sets this header itself, so no visitor can choose its value. */
const addressOf = ({ req }: Context): string | undefined => req.header('CF-Connecting-IP');

/** The visitor's /24 or /64, by which scarce things are shared out: seats, spins, paid look-ups, sign-ins. */
export const visitorNetwork = (context: Context): string => networkOf(addressOf(context));

/** The visitor's IPv4 address or /64, by which the frequency of writes is limited. */
export const visitorSender = (context: Context): string => senderOf(addressOf(context));
