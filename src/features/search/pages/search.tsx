import { ChipLink } from '../../../../client/ui/Chip.tsx';
import { serviceOf } from '../../../content/services/services.ts';
import { shareImageAddress } from '../../../content/share-images.ts';
import { searchText } from '../../../content/text/en/search.ts';
import { PageHead } from '../../../web/components/heroes.tsx';
import { LocalityList } from '../../../web/components/lists.tsx';
import { Section, SectionHead } from '../../../web/components/sections.tsx';
import { addresses, serviceSlugs } from '../../../web/contract/addresses.ts';
import { pageTitle } from '../../../web/document/page-title.ts';
import { page, single } from '../../../web/pages/page-entry.ts';
import { type Understood, UnderstoodCard, understand } from '../../voice/index.ts';
import { type FoundPage, findPages } from './find-pages.ts';
import { SearchForm } from './SearchForm.tsx';

const MOST_RESULTS = 24;

interface Results {
  readonly query: string;
  /** The meaning of the query in the site's own vocabulary, if it has one. */
  readonly understood: Understood | undefined;
  readonly found: readonly FoundPage[];
}

/** A search is private, so its page is neither cached nor listed. */
export const searchPage = page<unknown, Results>({
  name: 'search',
  family: 'search',
  group: 'other',
  audience: 'private',
  query: ['q'],
  addresses: single(addresses.search),
  load(_, { query, city, prices }) {
    const asked = query.get('q') ?? '';
    const found = asked === '' ? [] : findPages(asked, { city, book: prices.book, most: MOST_RESULTS });
    const understood = asked === '' ? undefined : understand(asked, prices.book);
    return { query: asked, found, understood };
  },
  metadata: ({ data: { query }, context }) => ({
    title: pageTitle(query === '' ? searchText.title : searchText.titleOf(query), context.brand.name),
    description: searchText.description,
    keywords: searchText.keywords,
    image: shareImageAddress('services'),
    canonicalPath: addresses.search,
    robots: 'noindex, follow',
  }),
  Page: ({ data: { query, found, understood } }) => (
    <>
      <PageHead
        crumbs={[{ label: searchText.home, href: addresses.home }, { label: searchText.title }]}
        title={headingOf(query, found.length, understood !== undefined)}
        {...(query !== '' && found.length === 0 && !understood ? { lead: searchText.noneText } : {})}
      >
        <SearchForm
          id="search"
          label={searchText.label}
          placeholder={searchText.placeholder}
          button={searchText.button}
          query={query}
        />
      </PageHead>
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
          <SectionHead title={searchText.often} />
          <div className="choices">
            {serviceSlugs.map((slug) => (
              <ChipLink href={addresses.service(slug)} key={slug}>
                {serviceOf(slug).name}
              </ChipLink>
            ))}
          </div>
        </Section>
      )}
    </>
  ),
});

function headingOf(query: string, count: number, isUnderstood: boolean): string {
  if (query === '' || (count === 0 && isUnderstood)) return query === '' ? searchText.heading : `“${query}”`;
  return count === 0 ? searchText.none(query) : searchText.found(count, query);
}
