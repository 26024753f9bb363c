import { cities } from '../../../content/cities/all-cities.ts';
import type { Locality } from '../../../content/cities/city.ts';
import { manufacturers } from '../../../content/manufacturers/all-manufacturers.ts';
import { makerText as text } from '../../../content/text/en/landing.ts';
import { formatCount } from '../../../values/format.ts';
import { byDistance } from '../../../values/place.ts';
import { addresses } from '../../../web/contract/addresses.ts';
import type { PageContext } from '../../../web/pages/page-entry.ts';
import { ExpressMatrix } from './ExpressMatrix.tsx';
import type { LandingSection } from './landing-view.ts';
import { type MakerInCity, makerCarIds } from './maker-in-city.ts';
import { pairOf, rotated } from './rotate.ts';
import { distanceFromCentre, linksSection, namedTextsSection, proseSection } from './sections.tsx';

const OTHER_MAKERS = 6;

/** What a make is like in a city: its models' prices, its habits, what the city adds, one locality's own story. */
export function manufacturerSections(about: MakerInCity, context: PageContext): readonly LandingSection[] {
  const { maker, city, makerIndex, cityIndex } = about;
  const { name, serviceInterval } = maker;
  const conditions = rotated(city.conditions, makerIndex, 2);
  const book = context.prices.peek();
  const modelCount = book?.manufacturer(maker.slug)?.models.length ?? maker.popularModels.length;
  return [
    {
      key: 'models',
      split: true,
      head: { title: text.matrix(name, city.name), text: text.matrixText(name, city.name, modelCount) },
      content: (_prices, carId) => (
        <ExpressMatrix context={context} carIds={makerCarIds(about)} carId={carId} short />
      ),
    },
    proseSection({
      heading: text.owning(name, city.name),
      paragraphs: [
        ...pairOf(maker.paragraphs, cityIndex),
        `${text.interval(name, formatCount(serviceInterval.kilometres), serviceInterval.months)} ${serviceInterval.note}`,
      ],
    }),
    namedTextsSection(
      text.conditions(name, city.name),
      conditions.map(({ condition, fact }) => ({ name: fact, text: maker.conditionNotes[condition] })),
    ),
    namedTextsSection(
      text.jobs(name, city.name),
      // One of three and one of three: no two of the nine cities have both in common.
      [
        ...rotated(maker.typicalJobs, cityIndex, 1),
        ...rotated(maker.weakSpots, Math.floor(cityIndex / 3), 1),
      ].map(({ name: job, detail }) => ({ name: job, text: detail })),
    ),
    spotlight(about),
    linksSection(text.others(city.name), [
      ...rotated(manufacturers, makerIndex + 1, OTHER_MAKERS).map((other) => ({
        href: addresses.manufacturer(other.slug, city.slug),
        name: other.name,
      })),
      ...byDistance(city.coordinates, cities)
        .slice(1, 4)
        .map(({ place }) => ({
          href: addresses.manufacturer(maker.slug, place.slug),
          name: text.elsewhere(name, place.name),
        })),
    ]),
  ];
}

/** One locality's own paragraph: every make of a city has another. */
function spotlight({ maker, city, makerIndex }: MakerInCity): LandingSection {
  const stories = city.localities.flatMap((locality) => locality.about.map((story) => ({ locality, story })));
  // A step that shares no factor with most lengths, so that neighbouring makes land in different localities.
  const told: { locality: Locality; story: string } | undefined = stories[(makerIndex * 7) % stories.length];
  const [fallback] = stories;
  const { locality, story } = told ?? fallback ?? { locality: undefined, story: '' };
  const place = locality?.name ?? city.name;
  return proseSection({
    heading: text.spotlight(maker.name, place),
    paragraphs:
      locality === undefined
        ? []
        : [story, text.spotlightText(maker.name, place, city.name, distanceFromCentre(city, locality))],
  });
}
