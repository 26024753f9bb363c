import type { City } from '../../content/cities/city.ts';
import { uiText } from '../../content/text/ui.ts';
import { groupOf, type ReviewBook } from '../../features/reviews/contract.ts';
import { publishedReviews, Reviews } from './cards.tsx';
import { Section, SectionHead } from './sections.tsx';

interface PublishedReviewsProps {
  readonly reviews: ReviewBook;
  readonly city: City;
  /** A service of the catalogue: `ac`. */
  readonly service: string;
}

/** Reviews on a page about one service. */
const SHOWN = 3;

/** Shows what customers say of a service in a city; no section before something is published. */
export function PublishedReviews({ reviews, city, service }: PublishedReviewsProps) {
  const group = groupOf(reviews, city.slug, service);
  if (group === undefined) return null;
  const all = publishedReviews(group, city.name);
  return (
    <Section>
      <SectionHead title={uiText.reviews} />
      <Reviews reviews={all.reviews.slice(0, SHOWN)} isSample={false} />
    </Section>
  );
}
