import { ButtonLink } from '../../../../client/ui/Button.tsx';
import { ChipLink } from '../../../../client/ui/Chip.tsx';
import { Picture } from '../../../../client/ui/Picture.tsx';
import { serviceOf } from '../../../content/services/services.ts';
import { shareImageAddress } from '../../../content/share-images.ts';
import { pageText } from '../../../content/text/en/pages.ts';
import { searchText } from '../../../content/text/en/search.ts';
import { LocalityList } from '../../../web/components/lists.tsx';
import { Section, SectionHead } from '../../../web/components/sections.tsx';
import { addresses, serviceSlugs } from '../../../web/contract/addresses.ts';
import { ROBOTS_INDEX } from '../../../web/document/metadata.ts';
import { pageTitle } from '../../../web/document/page-title.ts';
import { type PageEntry, page } from '../../../web/pages/page-entry.ts';
import { type NearPage, nearestPages } from './nearest-pages.ts';
import { SearchForm } from './SearchForm.tsx';

const text = pageText.notFound;

/**
 * Makes the page of unknown paths, with the nearest pages of the table. It answers 404 with default metadata and its
 * own address as canonical.
 */
export const createNotFoundPage = (table: readonly PageEntry[]): PageEntry =>
  page<{ readonly path: string }, readonly NearPage[]>({
    name: 'not-found',
    family: 'not-found',
    group: 'other',
    audience: 'unlisted',
    addresses: () => [],
    match: (path) => ({ path }),
    load: (_, context) => nearestPages(table, context),
    metadata: ({ parameters, context }) => ({
      title: pageTitle(text.title, context.brand.name),
      description: text.description,
      keywords: text.keywords,
      image: shareImageAddress('home'),
      canonicalPath: parameters.path,
      robots: ROBOTS_INDEX,
    }),
    Page: ({ data: near }) => (
      <>
        <div className="lost">
          <div className="page">
            <div>
              <h1>{text.heading}</h1>
              <p className="lead">{text.text}</p>
              <SearchForm
                id="lost-search"
                label={searchText.label}
                placeholder={searchText.placeholder}
                button={searchText.button}
              />
            </div>
            <Picture name="lost-road" alt={text.pictureAlt} />
          </div>
        </div>
        {near.length > 0 && (
          <Section>
            <SectionHead title={text.near} />
            <LocalityList
              localities={near.map(({ path, title }) => ({ href: path, name: title, detail: path }))}
            />
          </Section>
        )}
        <Section joined={near.length > 0}>
          <SectionHead title={searchText.often} />
          <div className="choices">
            {serviceSlugs.map((slug) => (
              <ChipLink href={addresses.service(slug)} key={slug}>
                {serviceOf(slug).name}
              </ChipLink>
            ))}
          </div>
          <p className="space-above-5">
            <ButtonLink kind="quiet" href={addresses.home} icon="home">
              {text.home}
            </ButtonLink>
          </p>
        </Section>
      </>
    ),
  });
