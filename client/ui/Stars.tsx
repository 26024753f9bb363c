import { classNames } from './class-names.ts';
import { useUiText } from './ui-text.ts';

const WHOLE = 5;

/** One review's stars, rounded to whole ones; read out as "4 out of 5". */
export function Stars({ value }: { readonly value: number }) {
  const text = useUiText();
  const full = Math.min(WHOLE, Math.max(1, Math.round(value)));
  return (
    <span
      className={classNames('stars', full < WHOLE && `n${full}`)}
      role="img"
      aria-label={text.outOfFive(value)}
    />
  );
}
