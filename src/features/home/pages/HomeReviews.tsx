import type { City } from '../../../content/cities/city.ts';
import { homeText } from '../../../content/text/en/home.ts';
import { Reviews } from '../../../web/components/Reviews.tsx';
import { Section } from '../../../web/components/Section.tsx';
import { SectionHead } from '../../../web/components/SectionHead.tsx';

/** Three reviews of the city's: sample content, and said to be. */
export const HomeReviews = ({ city }: { readonly city: City }) => (
  <Section sand>
    <SectionHead title={homeText.reviews} />
    <Reviews
      reviews={city.reviews
        .slice(0, 3)
        .map(({ name, location, rating, comment }) => ({ name, place: location, rating, text: comment }))}
    />
  </Section>
);
