import { coverageText } from '../../../content/text/coverage.ts';
import { searchText } from '../../../content/text/search.ts';
import { PageHead } from '../../../web/components/heroes.tsx';
import { LocalityList } from '../../../web/components/lists.tsx';
import { Section } from '../../../web/components/sections.tsx';
import { addresses } from '../../../web/contract/addresses.ts';
import { addressOfPlace, kilometresOf, nameOfPlace } from '../../../web/document/away-notice.ts';
import { Fold } from '../../../web/document/Fold.tsx';
import { pageTitle } from '../../../web/document/page-title.ts';
import { page, single } from '../../../web/pages/page-entry.ts';
import { CAR_QUERY, type CarView, loadCar, type Part } from '../../../web/pages/page-prices.ts';
import { placeNamed, type UnservedPlace, VisitSection, WishCard } from '../../places/index.ts';
import type { PriceBook } from '../../pricing/contract.ts';
import { nearCars, type Understood, UnderstoodCard, understand } from '../../voice/index.ts';
import type { FoundPage } from './find-pages.ts';
import { OftenSearched } from './OftenSearched.tsx';
import { SearchForm } from './SearchForm.tsx';

const MOST_RESULTS = 24;

interface Results {
  readonly query: string;
  /** The meaning of the query in the site's own vocabulary, if it has one. */
  readonly understood: Understood | undefined;
  readonly found: readonly FoundPage[];
  readonly unserved: UnservedPlace | undefined;
  /** The car of a visit in the nearest served city; undefined without an unserved place. */
  readonly car: Part<CarView | undefined>;
}

/** A search is private, so its page is neither cached nor listed. */
export const searchPage = page<unknown, Results>({
  name: 'search',
  family: 'search',
  viewConversion: 'search',
  group: 'other',
  audience: 'private',
  query: ['q', 'problem', ...CAR_QUERY],
  addresses: single(addresses.search),
  async load(_, context) {
    const { query, city, prices } = context;
    const asked = query.get('q') ?? '';
    const { findPages } = await import('./find-pages.ts');
    const pages = asked === '' ? [] : findPages(asked, { city, book: prices.book, most: MOST_RESULTS });
    const found = carsFirst(asked, pages, prices.book);
    const understood = asked === '' ? undefined : understand(asked, prices.book);
    const place = asked === '' ? undefined : placeNamed(asked);
    const unserved = place?.kind === 'unserved' ? place.place : undefined;
    return {
      query: asked,
      found,
      understood,
      unserved,
      car: unserved && loadCar({ ...context, city: unserved.nearest }),
    };
  },
  unfound: ({ data: { query, found, understood, unserved } }) =>
    query === '' || found.length > 0 || understood || unserved ? undefined : { kind: 'page', typed: query },
  metadata: ({ data: { query }, context }) => ({
    title: pageTitle(query === '' ? searchText.title : searchText.titleOf(query), context.brand.name),
    description: searchText.description,
    keywords: searchText.keywords,
    image: 'services',
    canonicalPath: addresses.search,
    robots: 'noindex, follow',
  }),
  Page: ({ data: { query, found, understood, unserved, car }, context }) => (
    <>
      <PageHead
        crumbs={[{ label: searchText.home, href: addresses.home }, { label: searchText.title }]}
        title={
          unserved
            ? coverageText.heading(nameOfPlace(unserved))
            : headingOf(query, found.length, understood !== undefined)
        }
        {...(unserved && { lead: leadOf(unserved) })}
        {...(!unserved && query !== '' && found.length === 0 && !understood
          ? { lead: searchText.noneText }
          : {})}
      >
        <SearchForm
          id="search"
          label={searchText.label}
          placeholder={searchText.placeholder}
          button={searchText.button}
          query={query}
        />
      </PageHead>
      {unserved && (
        <>
          <Section narrow>
            <WishCard context={context} place={unserved} />
          </Section>
          <Fold />
          <VisitSection path={addressOfPlace(unserved)} city={unserved.nearest} car={car} />
        </>
      )}
      {understood && (
        <Section>
          <UnderstoodCard understood={understood} />
        </Section>
      )}
      {found.length > 0 && (
        <Section joined={understood !== undefined}>
          <LocalityList
            localities={found.map(({ path, title, detail }) => ({ href: path, name: title, detail }))}
          />
        </Section>
      )}
      {found.length === 0 && (
        <Section>
          <OftenSearched />
        </Section>
      )}
    </>
  ),
});

/** The pages of cars that the query may mean, before all others. */
function carsFirst(
  asked: string,
  pages: readonly FoundPage[],
  book: PriceBook | undefined,
): readonly FoundPage[] {
  const cars = book === undefined ? [] : nearCars(asked, book);
  const own = cars.map(({ manufacturer, name, carId }) => ({
    path: addresses.car(carId),
    title: `${manufacturer} ${name}`,
    detail: searchText.kinds.car,
  }));
  return [...own, ...pages.filter(({ path }) => own.every((page) => page.path !== path))].slice(
    0,
    MOST_RESULTS,
  );
}

/** The nearest workshop, with its distance. */
const leadOf = (place: UnservedPlace): string =>
  coverageText.lead(nameOfPlace(place), place.nearest.centre.name, place.nearest.name, kilometresOf(place));

function headingOf(query: string, count: number, isUnderstood: boolean): string {
  if (query === '') return searchText.heading;
  if (count > 0) return searchText.found(count, query);
  return isUnderstood ? `“${query}”` : searchText.none(query);
}
