import type { City, Locality } from '../../../content/cities/city.ts';
import type { ProseSection } from '../../../content/prose.ts';
import type { Service } from '../../../content/services/service.ts';
import { landingText } from '../../../content/text/landing.ts';
import { distanceMetres } from '../../../values/place.ts';
import { Reviews, type ReviewsProps } from '../../../web/components/cards.tsx';
import { DotList, LinkChips, LocalityList, type NamedLink } from '../../../web/components/lists.tsx';
import { ServiceRows } from '../../../web/components/prices.tsx';
import { addresses } from '../../../web/contract/addresses.ts';
import { serviceRow } from '../../../web/document/priced-services.ts';
import type { DoorstepService } from '../../doorstep/contract.ts';
import { isOfferedIn } from '../../offers/index.ts';
import type { PriceSet } from '../../pricing/contract.ts';
import { doorstepRow } from './doorstep-offer.tsx';
import type { LandingSection } from './landing-view.ts';

/** Returns the straight-line distance between the city's centre and a locality: "about 4 km away". */
export const distanceFromCentre = (city: City, locality: Locality): string =>
  landingText.kilometres(distanceMetres(city.centre.coordinates, locality.coordinates));

export const proseSection = ({ heading, paragraphs, list }: ProseSection): LandingSection => ({
  key: heading,
  split: true,
  head: { title: heading },
  content: <Paragraphs paragraphs={paragraphs} list={list} />,
});

export const namedTextsSection = (
  title: string,
  texts: readonly { readonly name: string; readonly text: string }[],
): LandingSection => ({
  key: title,
  split: true,
  head: { title },
  content: <NamedTexts texts={texts} />,
});

interface OfferedService {
  readonly service: Service;
  /** Replaces the service's own summary. */
  readonly detail?: string;
  readonly href?: string | undefined;
}

export const servicesSection = (
  title: string,
  offered: readonly OfferedService[],
  city: City,
  prices: PriceSet | undefined,
): LandingSection => ({
  key: title,
  head: { title },
  content: (
    <ServiceRows
      rows={offered
        .filter(({ service }) => isOfferedIn(city, service.id))
        .map(({ service, detail, href }) => {
          const row = serviceRow(service, { city, prices, href });
          return detail === undefined ? row : { ...row, detail };
        })}
    />
  ),
});

export const localitiesSection = (
  title: string,
  city: City,
  localities: readonly (readonly [locality: Locality, detail: string | undefined])[],
): LandingSection => ({
  key: title,
  head: { title },
  content: (
    <LocalityList
      localities={localities.map(([{ slug, name }, detail]) => ({
        href: addresses.locality(city.slug, slug),
        name,
        detail,
      }))}
    />
  ),
});

export const reviewsSection = (title: string, reviews: ReviewsProps): LandingSection => ({
  key: title,
  head: { title },
  content: <Reviews {...reviews} />,
});

export const linksSection = (title: string, links: readonly NamedLink[], text?: string): LandingSection => ({
  key: title,
  head: { title, text },
  content: <LinkChips links={links} />,
});

/** Makes the section of the doorstep jobs that belong to a page's service. */
export const doorstepSection = (title: string, services: readonly DoorstepService[]): LandingSection => ({
  key: title,
  head: { title },
  content: <ServiceRows rows={services.map(doorstepRow)} />,
});

/** Shows short texts, each under its own heading. */
const NamedTexts = ({
  texts,
}: {
  readonly texts: readonly { readonly name: string; readonly text: string }[];
}) => (
  <div className="stack">
    {texts.map(({ name, text }) => (
      <div key={name}>
        <h3>{name}</h3>
        <p>{text}</p>
      </div>
    ))}
  </div>
);

interface ParagraphsProps {
  readonly paragraphs: readonly string[];
  /** Follows the paragraphs. */
  readonly list?: readonly string[] | undefined;
}

export const Paragraphs = ({ paragraphs, list = [] }: ParagraphsProps) => (
  <div className="stack">
    {paragraphs.map((paragraph) => (
      <p key={paragraph}>{paragraph}</p>
    ))}
    {list.length > 0 && <DotList points={list} />}
  </div>
);
