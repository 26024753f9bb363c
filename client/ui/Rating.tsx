import { formatCount } from '../../src/values/format.ts';
import { useUiText } from './ui-text.ts';

interface RatingProps {
  readonly value: number;
  /** How many reviews it is the average of. */
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
