import { homeCity } from '../../content/cities/all-cities.ts';
import type { City } from '../../content/cities/city.ts';
import { claims } from '../../content/claims.ts';
import { averageOf, groupOf, type ReviewBook } from '../../features/reviews/contract.ts';
import { type SampleContent, shown } from '../../values/stated.ts';

/** The average rating as a page shows it. */
export interface PageRating {
  readonly value: number;
  /** The reviews on the site. */
  readonly reviews: number;
  /** All reviews, also those that stand elsewhere. */
  readonly allReviews: number;
  readonly best: number;
  readonly worst: number;
  readonly isSample: boolean;
}

/** The part of a page's context that decides about reviews. */
export interface RatedPage {
  readonly city: City;
  readonly reviews: ReviewBook;
  readonly sampleContent: SampleContent;
}

/**
 * The average of the published reviews of the page's city; undefined below five of them. The home city without any
 * shows the business's own rating, where pages may show it; another city claims nothing that is not its own.
 */
export function pageRating({ city, reviews, sampleContent }: RatedPage): PageRating | undefined {
  const group = groupOf(reviews, city.slug);
  if (group !== undefined) {
    const average = averageOf(group);
    return (
      average && {
        value: average.value,
        reviews: average.count,
        allReviews: average.count,
        best: 5,
        worst: 1,
        isSample: false,
      }
    );
  }
  if (city !== homeCity) return undefined;
  const rating = shown(claims.rating, sampleContent);
  return (
    rating && {
      value: rating.value,
      reviews: rating.reviewsOnPages,
      allReviews: rating.reviewsInStructuredData,
      best: rating.best,
      worst: rating.worst,
      isSample: claims.rating.origin === 'sample',
    }
  );
}
