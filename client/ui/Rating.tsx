import { formatCount } from '../../src/values/format.ts';
import { classNames } from './class-names.ts';
import { useUiText } from './ui-text.ts';

interface RatingProps {
  readonly value: number;
  /** The number of reviews behind the average. */
  readonly reviews?: number | undefined;
}

/** "★ 4.8 from 500 reviews". */
export function Rating({ value, reviews }: RatingProps) {
  const text = useUiText();
  return (
    <p className="rating">
      <span className="stars one" aria-hidden="true" />
      {value.toFixed(1)}
      {reviews !== undefined && <span className="small">{text.fromReviews(formatCount(reviews))}</span>}
    </p>
  );
}

const WHOLE = 5;

/** The stars of one review, rounded to whole stars; screen readers read "4 out of 5". */
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
