import { once } from '../../../values/once.ts';

const list = once(() => new Intl.ListFormat('en-IN', { type: 'conjunction' }));

/** Names as a sentence has them: "petrol, diesel and CNG". */
export const spokenList = (names: readonly string[]): string => list().format(names);
