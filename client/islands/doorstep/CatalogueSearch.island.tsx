import { type FormEvent, type MouseEvent, useState } from 'react';
import { doorstepText } from '../../../src/content/text/doorstep.ts';
import { matchesSearch } from '../../../src/features/doorstep/rules/catalogue.ts';
import { addresses } from '../../../src/web/contract/addresses.ts';
import { countUnfound } from '../../api/count-unfound.ts';
import { ChipLink } from '../../ui/Chip.tsx';
import { Icon } from '../../ui/Icon.tsx';
import { defineIsland } from '../island.ts';

interface CatalogueSearchProps {
  readonly categories: readonly (readonly [id: string, name: string])[];
  readonly search?: string;
  /** Id of the chosen category, left out for all. */
  readonly category?: string;
  readonly found: number;
}

interface Wanted {
  readonly search: string;
  /** Id of the chosen category, or empty for all. */
  readonly category: string;
}

const text = doorstepText.search;

const addressOf = ({ search, category }: Wanted): string => {
  const query = new URLSearchParams({ ...(search && { q: search }), ...(category && { category }) });
  return query.size === 0 ? addresses.doorstep : `${addresses.doorstep}?${query}`;
};

/**
 * Search and filter of the catalogue. The island filters the page itself; without JavaScript the server answers them.
 */
function CatalogueSearch({ categories, ...given }: CatalogueSearchProps) {
  const [{ search, category, found }, setState] = useState({ search: '', category: '', ...given });

  const show = (wanted: Wanted) => {
    setState({ ...wanted, found: showMatches(document, wanted) });
    history.replaceState(history.state, '', addressOf(wanted));
  };
  const choose = (id: string) => (event: MouseEvent) => {
    if (event.metaKey || event.ctrlKey) return;
    event.preventDefault();
    show({ search, category: id });
  };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    show({ search, category });
  };

  return (
    <>
      <search>
        <form className="search" action={addresses.doorstep} onSubmit={submit}>
          <label className="control">
            <span className="vh">{text.label}</span>
            <Icon name="search" />
            <input
              type="search"
              name="q"
              defaultValue={given.search}
              placeholder={text.placeholder}
              autoComplete="off"
              onChange={({ target }) => show({ search: target.value, category })}
              onBlur={() => found === 0 && search !== '' && countUnfound('doorstep', search)}
            />
          </label>
          {category && <input type="hidden" name="category" value={category} />}
          <noscript>
            <button type="submit" className="btn quiet">
              {text.submit}
            </button>
          </noscript>
        </form>
      </search>
      <nav className="tabs" aria-label={text.categories}>
        {[['', text.all] as const, ...categories].map(([id, name]) => (
          <ChipLink
            key={id}
            href={addressOf({ search, category: id })}
            on={id === category}
            onClick={choose(id)}
          >
            {name}
          </ChipLink>
        ))}
      </nav>
      <p className="vh" role="status">
        {search || category ? text.found(found) : ''}
      </p>
      {found === 0 && (
        <p className="alert calm">
          <Icon name="info" />
          <span>{text.nothing}</span>
        </p>
      )}
    </>
  );
}

/**
 * Shows the matching services, and hides the others and the categories that become empty. The rows are the server's
 * HTML outside of this island, and carry as data their category and their search words.
 * @returns the number of shown services
 */
function showMatches(page: Document, wanted: Wanted): number {
  let found = 0;
  for (const section of page.querySelectorAll<HTMLElement>('[data-category]')) {
    const isWanted = wanted.category === '' || section.dataset.category === wanted.category;
    let shown = 0;
    for (const row of section.querySelectorAll<HTMLElement>('[data-words]')) {
      row.hidden = !(isWanted && matchesSearch(searchText(section, row), wanted.search));
      if (!row.hidden) shown += 1;
    }
    section.hidden = shown === 0;
    found += shown;
  }
  return found;
}

/** The words of a row, and what it shows: a visitor who has translated the page searches in that language. */
const searchText = (section: Element, row: HTMLElement): string =>
  [section.querySelector('h2'), row.querySelector('h3'), row.querySelector('h3 + p')]
    .map((element) => element?.textContent)
    .concat(row.dataset.words)
    .join(' ');

export const island = defineIsland({
  name: 'catalogue-search',
  start: 'interaction',
  Component: CatalogueSearch,
});
