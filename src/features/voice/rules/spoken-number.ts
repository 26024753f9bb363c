import { once } from '../../../values/once.ts';

const counts = once(() => new Intl.NumberFormat('en-IN'));
const shares = once(() => new Intl.NumberFormat('en-IN', { style: 'percent', maximumFractionDigits: 1 }));

/** A number with the digit groups of India: 150000 → "1,50,000". */
export const spokenCount = (value: number): string => counts().format(value);

/** A share of one as a percentage: 0.125 → "12.5%". */
export const spokenShare = (share: number): string => shares().format(share);
