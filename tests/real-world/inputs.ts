import codes from './codes.json' with { type: 'json' };
import numbers from './numbers.json' with { type: 'json' };

type Mode = 'paste' | 'type' | 'form';

interface NumberLine {
  readonly input: string;
  readonly modes: readonly string[];
  /** The ten digits; null where the number is refused. */
  readonly expected: string | null;
}

const lines: readonly NumberLine[] = [...numbers.failsToday, ...numbers.rightToday];

/** The numbers that people paste, type key by key or send by a plain form. */
export const numbersBy = (mode: Mode): readonly NumberLine[] =>
  lines.filter(({ modes }) => modes.includes(mode));

interface CodeLine {
  readonly typed: string;
  readonly expected: string;
}

/** The codes that people type, with those that were always read. */
export const codesOf = (kind: 'coupons' | 'pins' | 'bookings' | 'startCodes'): readonly CodeLine[] => [
  ...codes[kind],
  ...codes.rightToday.filter(({ of }) => of === kind),
];
