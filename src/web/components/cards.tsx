import type { ReactNode } from 'react';
import { classNames } from '../../../client/ui/class-names.ts';
import { Icon } from '../../../client/ui/Icon.tsx';
import { Picture } from '../../../client/ui/Picture.tsx';
import { Price } from '../../../client/ui/Price.tsx';
import { Stars } from '../../../client/ui/Rating.tsx';
import { placeName } from '../../content/cities/all-cities.ts';
import { areaName } from '../../content/cities/area-name.ts';
import { type PictureName, pictureFamily } from '../../content/pictures.ts';
import { uiText } from '../../content/text/ui.ts';
import { groupOf, type ReviewGroup } from '../../features/reviews/contract.ts';
import type { Paise } from '../../values/money.ts';
import { shown } from '../../values/stated.ts';
import type { RatedPage } from '../document/page-rating.ts';
import { type Offer, OfferPrice } from './prices.tsx';

interface CityCard {
  readonly href: string;
  readonly name: string;
  readonly detail: string;
  readonly picture: PictureName;
}

interface CityCardsProps {
  /** Two or four cities with their skylines. */
  readonly cards: readonly CityCard[];
  /** Further cities, by name only. */
  readonly others?: readonly { href: string; name: string }[];
}

export const CityCards = ({ cards, others = [] }: CityCardsProps) => (
  <>
    <div className="cities">
      {cards.map(({ href, name, detail, picture }) => (
        <a className="citycard" href={href} key={href}>
          <span>
            <b>{name}</b>
            <span className="small">{detail}</span>
          </span>
          <Picture name={picture} />
        </a>
      ))}
    </div>
    {others.length > 0 && (
      <div className="chips">
        {others.map(({ href, name }) => (
          <a className="chip" href={href} key={href}>
            {name}
          </a>
        ))}
      </div>
    )}
  </>
);

interface PostCardProps {
  readonly href: string;
  readonly title: string;
  /** Left out where the post is only a side link. */
  readonly summary?: string;
  /** "12 May 2026, 4 minutes to read" */
  readonly note: string;
  readonly picture?: PictureName | undefined;
  /** True for the one picture that the page's first screen waits for. */
  readonly priority?: boolean;
}

/** A card for an article in a list; the whole card is the link. */
export const PostCard = ({ href, title, summary, note, picture, priority }: PostCardProps) => (
  <a className="post" href={href}>
    {picture && (
      <Picture
        name={picture}
        priority={priority === true}
        className={classNames('post-picture', pictureFamily(picture) !== 'scene' && 'whole')}
      />
    )}
    <span className="caption">{note}</span>
    <h3>{title}</h3>
    {summary && <p className="small">{summary}</p>}
  </a>
);

interface ServiceCardProps {
  readonly picture: PictureName;
  readonly name: string;
  readonly detail: string;
  /** Left out where the action shows the price too. */
  readonly price?: Paise;
  /** A short button: "Add". */
  readonly action: ReactNode;
}

/** A card for a doorstep service in a horizontal list. */
export const ServiceCard = ({ picture, name, detail, price, action }: ServiceCardProps) => (
  <article className="item">
    <Picture name={picture} />
    <div>
      <div>
        <h3>{name}</h3>
        <p className="small">{detail}</p>
      </div>
      {price === undefined ? (
        action
      ) : (
        <div className="between">
          <Price amount={price} />
          {action}
        </div>
      )}
    </div>
  </article>
);

interface WayCard extends Offer {
  readonly href: string;
  readonly picture: PictureName;
  readonly title: string;
  readonly text: string;
  /** One word, with an arrow: "Doorstep". */
  readonly linkText: string;
}

/** Cards with a picture, a name and a lowest price; the whole card is the link. */
export const WayCards = ({ cards }: { readonly cards: readonly WayCard[] }) => (
  <div className="ways">
    {cards.map(({ href, picture, title, text, price, isFrom, follows, linkText }) => (
      <a className="way" href={href} key={href}>
        <Picture name={picture} />
        <div>
          <h3>{title}</h3>
          <p>{text}</p>
          <span className="go">
            <span>
              <OfferPrice price={price} isFrom={isFrom} follows={follows} />
            </span>
            <span className="link">
              {linkText}
              <Icon name="arrow-right" />
            </span>
          </span>
        </div>
      </a>
    ))}
  </div>
);

interface Review {
  readonly name: string;
  /** A locality or a city. */
  readonly place: string;
  /** 1 to 5. */
  readonly rating: number;
  readonly text: string;
  /** The answer of the business. */
  readonly answer?: string | undefined;
}

export interface ReviewsProps {
  readonly reviews: readonly Review[];
  /** True for invented reviews, which show a note that says so. */
  readonly isSample: boolean;
}

export function Reviews({ reviews, isSample }: ReviewsProps) {
  return (
    <>
      <div className="reviews">
        {reviews.map(({ name, place, rating, text, answer }) => (
          <figure className="card review" key={`${name} ${text}`}>
            <Stars value={rating} />
            <blockquote>{text}</blockquote>
            <figcaption>
              <b>{name}</b>
              {`, ${place}`}
            </figcaption>
            {answer && (
              <p className="review-answer">
                <b>{uiText.answered}</b> {answer}
              </p>
            )}
          </figure>
        ))}
      </div>
      {isSample && <SampleNote text={uiText.sampleReviews} />}
    </>
  );
}

/**
 * The reviews of the page's city as cards: published ones of the service, else of the city, else the samples. Undefined
 * where pages may not show any.
 */
export function reviewsOf(
  { city, reviews, sampleContent }: RatedPage,
  service?: string,
): ReviewsProps | undefined {
  const published = groupOf(reviews, city.slug, service) ?? groupOf(reviews, city.slug);
  if (published !== undefined) return publishedReviews(published, city.name);
  const list = shown(city.reviews, sampleContent);
  return (
    list && {
      reviews: list.map(({ name, location, rating, comment }) => ({
        name,
        place: placeName(location),
        rating,
        text: comment,
      })),
      isSample: city.reviews.origin === 'sample',
    }
  );
}

/** Published reviews as cards; one without a locality names its city. */
export const publishedReviews = ({ newest }: ReviewGroup, cityName: string): ReviewsProps => ({
  reviews: newest.map(({ name, place, stars, words, answer }) => ({
    name,
    place: place === '' ? cityName : areaName(place),
    rating: stars,
    text: words,
    answer,
  })),
  isSample: false,
});

/** Says below invented content that it is invented. */
export const SampleNote = ({ text }: { readonly text: string }) => (
  <p className="note space-above-4">
    <Icon name="info" />
    {text}
  </p>
);
