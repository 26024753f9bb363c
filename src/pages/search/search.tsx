import { ChipLink } from '../../../client/ui/ChipLink.tsx';
import { LocalityList } from '../../components/LocalityList.tsx';
import { PageHead } from '../../components/PageHead.tsx';
import { Section } from '../../components/Section.tsx';
import { SectionHead } from '../../components/SectionHead.tsx';
import { serviceOf } from '../../content/services/services.ts';
import { shareImageAddress } from '../../content/share-images.ts';
import { searchText } from '../../content/text/en/search.ts';
import { addresses, serviceSlugs } from '../../contract/addresses.ts';
import { pageTitle } from '../../document/page-title.ts';
import { page, single } from '../page-entry.ts';
import { type FoundPage, findPages } from './find-pages.ts';
import { SearchForm } from './SearchForm.tsx';

const MOST_RESULTS = 24;

interface Results {
  readonly query: string;
  readonly found: readonly FoundPage[];
}

/** What a visitor looks for is theirs: the page is neither kept nor listed. */
export const searchPage = page<unknown, Results>({
  name: 'search',
  family: 'search',
  group: 'other',
  audience: 'private',
  query: ['q'],
  addresses: single(addresses.search),
  load(_, { query, city, prices }) {
    const asked = query.get('q') ?? '';
    const found = asked === '' ? [] : findPages(asked, { city, book: prices.peek(), most: MOST_RESULTS });
    return { query: asked, found };
  },
  metadata: ({ data: { query }, context }) => ({
    title: pageTitle(query === '' ? searchText.title : searchText.titleOf(query), context.brand.name),
    description: searchText.description,
    keywords: searchText.keywords,
    image: shareImageAddress('services'),
    canonicalPath: addresses.search,
    robots: 'noindex, follow',
  }),
  Page: ({ data: { query, found } }) => (
    <>
      <PageHead
        crumbs={[{ label: searchText.home, href: addresses.home }, { label: searchText.title }]}
        title={query === '' ? searchText.heading : headingFor(query, found.length)}
        {...(query !== '' && found.length === 0 ? { lead: searchText.noneText } : {})}
      >
        <SearchForm
          id="search"
          label={searchText.label}
          placeholder={searchText.placeholder}
          button={searchText.button}
          query={query}
        />
      </PageHead>
      {found.length > 0 && (
        <Section>
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

const headingFor = (query: string, count: number): string =>
  count === 0 ? searchText.none(query) : searchText.found(count, query);
