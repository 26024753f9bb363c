import type { PriceReason } from '../../../features/offers/contract.ts';
import type { compareText as english } from '../../text/compare.ts';
import type { Translation } from '../../translation.ts';

const reasons = {
  more_for_more_work: (name: string, before: string): string =>
    `${name} की कीमत ${before} से ज़्यादा है, क्योंकि इसमें काम ज़्यादा है।`,
  less_for_more_work: (name: string, before: string): string => `${name} की कीमत ${before} से कम है।`,
  same_price: (name: string, before: string): string => `${name} और ${before} की कीमत एक ही है।`,
} as const;

/** Returns why a price differs from that of the service before, or does not. */
function reason(why: PriceReason, name: string, before: string): string {
  if (why.kind === 'same_work')
    return `${name} और ${before} की कीमत एक ही है: वही काम ${why.insteadOf} की जगह ${why.takes} में।`;
  return reasons[why.kind](name, before);
}

/** The comparison, in Hindi, of the services that a car has at its intervals. */
export const compareText: Translation<typeof english> = {
  title: 'कौन सी सर्विस, और यह कीमत क्यों?',
  lead: 'एक साथ तुलना करें: आपकी कार के लिए कीमत, समय और उसमें होने वाला काम।',
  work: (name, has) => (has === undefined ? `${name} में यह है:` : `${name} में ${has} का सारा काम, और साथ में:`),
  why: 'कीमत में फ़र्क क्यों है, या क्यों नहीं',
  reason,
};
