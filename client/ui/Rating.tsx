import { uiText as text } from '../../src/content/text/ui.ts';
import { formatCount } from '../../src/values/format.ts';
import { classNames } from './class-names.ts';

interface RatingProps {
  readonly value: number;
  /** The number of reviews on the site. */
  readonly reviews?: number | undefined;
  /** True for an invented rating, which says that it is one. */
  readonly isSample?: boolean;
}

/** "★ 4.8 from 500 reviews". */
export function Rating({ value, reviews, isSample }: RatingProps) {
  return (
    <p className="rating">
      {value.toFixed(1)}
      {reviews !== undefined && <span>{text.fromReviews(formatCount(reviews))}</span>}
      {isSample && <span>{text.sample}</span>}
    </p>
  );
}

const WHOLE = 5;

/** The stars of one review, rounded to whole stars; screen readers read "4 out of 5". */
export function Stars({ value }: { readonly value: number }) {
  const full = Math.min(WHOLE, Math.max(1, Math.round(value)));
  return (
    <span
      className={classNames('stars', full < WHOLE && `n${full}`)}
      role="img"
      aria-label={text.outOfFive(value)}
    />
  );
}
