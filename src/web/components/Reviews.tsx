import { Icon } from '../../../client/ui/Icon.tsx';
import { Stars } from '../../../client/ui/Rating.tsx';
import { useUiText } from '../../../client/ui/ui-text.ts';

export interface Review {
  readonly name: string;
  /** A locality or a city. */
  readonly place: string;
  /** 1 to 5. */
  readonly rating: number;
  readonly text: string;
}

interface ReviewsProps {
  readonly reviews: readonly Review[];
  /** The business has put its own in their place: the note that says "sample" goes. */
  readonly genuine?: boolean;
}

export function Reviews({ reviews, genuine }: ReviewsProps) {
  const words = useUiText();
  return (
    <>
      <div className="reviews">
        {reviews.map(({ name, place, rating, text }) => (
          <figure className="card review" key={name}>
            <Stars value={rating} />
            <blockquote>{text}</blockquote>
            <figcaption>
              <b>{name}</b>, {place}
            </figcaption>
          </figure>
        ))}
      </div>
      {!genuine && (
        <p className="note">
          <Icon name="info" />
          {words.sampleReviews}
        </p>
      )}
    </>
  );
}
