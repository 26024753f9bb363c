import { ButtonLink } from '../../../../client/ui/Button.tsx';
import { Picture } from '../../../../client/ui/Picture.tsx';
import { pageText } from '../../../content/text/pages.ts';
import { searchText } from '../../../content/text/search.ts';
import { LocalityList } from '../../../web/components/lists.tsx';
import { Section, SectionHead } from '../../../web/components/sections.tsx';
import { addresses } from '../../../web/contract/addresses.ts';
import { ROBOTS_INDEX } from '../../../web/document/metadata.ts';
import { pageTitle } from '../../../web/document/page-title.ts';
import { type PageEntry, page } from '../../../web/pages/page-entry.ts';
import type { NearPage } from './nearest-pages.ts';
import { OftenSearched } from './OftenSearched.tsx';
import { SearchForm } from './SearchForm.tsx';

const text = pageText.notFound;

/** Addresses of a booking or an order: a visitor without its cookie has no use for "mistyped". */
const OWN_RECORD = /^\/(?:booking|order)\/[^/]+$/;

const Lost = () => (
  <>
    <h1>{text.heading}</h1>
    <p className="lead">{text.text}</p>
  </>
);

/** Says how a booking's or an order's page opens. It is the same for an id that does not exist. */
const OwnRecord = ({ phone }: { readonly phone: string }) => (
  <>
    <h1>{text.own.heading}</h1>
    <p className="lead">{text.own.text}</p>
    <p className="row">
      <ButtonLink href={addresses.myBookings} icon="calendar">
        {text.own.list}
      </ButtonLink>
      <ButtonLink href={`tel:${phone}`} kind="quiet" icon="phone">
        {text.own.call}
      </ButtonLink>
    </p>
  </>
);

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
    // Few visitors come to an unknown address, and the start of a Worker need not read the search for it.
    load: async (_, context) => (await import('./nearest-pages.ts')).nearestPages(table, context),
    metadata: ({ context }) => ({
      title: pageTitle(text.title, context.brand.name),
      description: text.description,
      keywords: text.keywords,
      image: 'home',
      canonicalPath: context.path,
      robots: ROBOTS_INDEX,
    }),
    Page: ({ data: near, parameters: { path }, context }) => (
      <>
        <div className="lost">
          <div className="page">
            <div>
              {OWN_RECORD.test(path) ? <OwnRecord phone={context.brand.supportPhoneDial} /> : <Lost />}
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
          <OftenSearched />
          <p className="space-above-5">
            <ButtonLink kind="quiet" href={addresses.home} icon="home">
              {text.home}
            </ButtonLink>
          </p>
        </Section>
      </>
    ),
  });
