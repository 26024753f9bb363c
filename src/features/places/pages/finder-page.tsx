import { Alert } from '../../../../client/ui/Alert.tsx';
import { Button, ButtonLink } from '../../../../client/ui/Button.tsx';
import { Field } from '../../../../client/ui/Field.tsx';
import { cities } from '../../../content/cities/all-cities.ts';
import { coverageText } from '../../../content/text/coverage.ts';
import { landingText } from '../../../content/text/landing.ts';
import { PageHead } from '../../../web/components/heroes.tsx';
import { LinkChips } from '../../../web/components/lists.tsx';
import { Section, SectionHead } from '../../../web/components/sections.tsx';
import { addresses } from '../../../web/contract/addresses.ts';
import { awaySentence } from '../../../web/document/away-notice.ts';
import { Fold } from '../../../web/document/Fold.tsx';
import { pageTitle } from '../../../web/document/page-title.ts';
import { page, single } from '../../../web/pages/page-entry.ts';
import { type CarView, loadCar, type Part } from '../../../web/pages/page-prices.ts';
import { type PlaceAnswer, placeNamed } from '../index.ts';
import { VisitSection, WishCard } from './unserved-cards.tsx';

const text = coverageText.finder;

interface Found {
  readonly asked: string;
  /** Undefined before the visitor asked. */
  readonly answer: PlaceAnswer | undefined;
  readonly car: Part<CarView | undefined>;
}

/** The page behind "My city isn't here". A typed place is private, so the page is neither cached nor listed. */
export const finderPage = page<unknown, Found>({
  name: 'other-cities',
  family: 'other-cities',
  group: 'other',
  audience: 'private',
  query: ['q', 'problem'],
  addresses: single(addresses.otherCities),
  load(_, context) {
    const asked = context.query.get('q') ?? '';
    const answer = asked === '' ? undefined : placeNamed(asked);
    const city = answer?.kind === 'unserved' ? answer.place.nearest : context.city;
    return { asked, answer, car: loadCar({ ...context, city }) };
  },
  unfound: ({ data: { asked, answer } }) =>
    answer?.kind === 'unknown' ? { kind: 'place', typed: asked } : undefined,
  metadata: ({ context }) => ({
    title: pageTitle(text.title, context.brand.name),
    description: text.description,
    keywords: text.keywords,
    image: 'home',
    canonicalPath: addresses.otherCities,
    robots: 'noindex, follow',
  }),
  Page: ({ data: { asked, answer, car }, context }) => {
    const place = answer?.kind === 'unserved' ? answer.place : undefined;
    return (
      <>
        <PageHead
          crumbs={[{ label: landingText.home, href: addresses.home }, { label: text.crumb }]}
          title={text.heading}
          lead={text.lead}
        >
          <FinderForm asked={asked} />
        </PageHead>
        {answer && (
          <Section narrow>
            <Answer answer={answer} asked={asked} />
          </Section>
        )}
        {answer?.kind !== 'served' && (
          <Section narrow joined={answer !== undefined}>
            <WishCard context={context} place={place} />
          </Section>
        )}
        <Fold />
        {place && <VisitSection path={addresses.city(place.slug ?? '')} city={place.nearest} car={car} />}
        <Section>
          <SectionHead title={text.cities} />
          <LinkChips links={cities.map(({ slug, name }) => ({ href: addresses.city(slug), name }))} />
        </Section>
      </>
    );
  },
});

/** A plain form, so that it needs no script. */
const FinderForm = ({ asked }: Pick<Found, 'asked'>) => (
  <form className="area" method="get" action={addresses.otherCities}>
    <Field
      id="other-city"
      name="q"
      label={text.label}
      placeholder={text.placeholder}
      defaultValue={asked}
      autoComplete="postal-code"
      required
    />
    <Button type="submit">{text.button}</Button>
  </form>
);

const Answer = ({ answer, asked }: { readonly answer: PlaceAnswer; readonly asked: string }) => {
  if (answer.kind === 'served')
    return (
      <div className="stack" role="status">
        <Alert tone="good">{text.served(answer.name, answer.city.name)}</Alert>
        <ButtonLink href={addresses.city(answer.city.slug)}>{text.servedLink(answer.city.name)}</ButtonLink>
      </div>
    );
  return (
    <div role="status">
      <Alert tone="calm" icon="map-pin">
        {answer.kind === 'unserved' ? awaySentence(answer.place) : text.unknown(asked)}
      </Alert>
    </div>
  );
};
