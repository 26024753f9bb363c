import { Button, ButtonLink } from '../../../../client/ui/Button.tsx';
import { ChipLink } from '../../../../client/ui/Chip.tsx';
import { Field, Select } from '../../../../client/ui/Field.tsx';
import { Icon } from '../../../../client/ui/Icon.tsx';
import { cities } from '../../../content/cities/all-cities.ts';
import { adminText } from '../../../content/text/en/admin.ts';
import { addDays, indiaDate } from '../../../values/india-time.ts';
import type { RecordQuery } from '../contract.ts';
import { adminAddresses, adminEndpoints } from '../contract.ts';
import { RECORD_KINDS, statusesOf } from '../rules/record-status.ts';
import { AdminSearch } from './AdminFrame.tsx';
import { statusName } from './Status.tsx';

const text = adminText.records;

interface RecordBarProps {
  readonly query: RecordQuery;
  readonly search: string | undefined;
  readonly now: Date;
}

/** Shows search, filters and export. The search is posted because it may contain a number or a name. */
export const RecordBar = ({ query, search, now }: RecordBarProps) => (
  <>
    <div className="deskbar">
      <SearchForm query={query} search={search} />
      <Presets query={query} now={now} />
      <ButtonLink kind="quiet" short icon="download" href={exportAddress(query)}>
        {text.export}
      </ButtonLink>
      <FilterForm query={query} />
    </div>
    {search && (
      <p className="desk-found small">
        {text.found(search)} <a href={recordsAddress(withoutSearch(query))}>{text.everything}</a>
      </p>
    )}
  </>
);

const withoutSearch = ({ found: _, cursor: __, ...query }: RecordQuery): RecordQuery => query;

const HiddenFields = ({ query }: { readonly query: RecordQuery }) =>
  Object.entries(withoutSearch(query)).map(
    ([name, value]) => value !== undefined && <input key={name} type="hidden" name={name} value={value} />,
  );

const SearchForm = ({ query, search }: Pick<RecordBarProps, 'query' | 'search'>) => (
  <AdminSearch
    method="post"
    action={adminEndpoints.search}
    name="search"
    label={text.search}
    placeholder={text.searchPlaceholder}
    button={text.find}
    maxLength={80}
    defaultValue={search}
  >
    <HiddenFields query={query} />
  </AdminSearch>
);

function Presets({ query, now }: Pick<RecordBarProps, 'query' | 'now'>) {
  const { cursor: _, ...filters } = query;
  const today = indiaDate(now);
  const presets = [
    { label: text.today, from: today },
    { label: text.sevenDays, from: addDays(today, -6) },
  ];
  return presets.map(({ label, from }) => {
    const isOn = query.from === from && query.to === undefined;
    const { from: __, to: ___, ...free } = filters;
    return (
      <ChipLink key={label} on={isOn} href={recordsAddress(isOn ? free : { ...free, from })}>
        {label}
      </ChipLink>
    );
  });
}

const option = (value: string, label: string) => ({ value, label });
const ANY = option('', text.any);
const cityOptions = [ANY, ...cities.map(({ slug, name }) => option(slug, name))];
const stateOptions = [
  ANY,
  ...[...new Set(cities.map(({ state }) => state))].map((state) => option(state, state)),
];

function FilterForm({ query }: { readonly query: RecordQuery }) {
  const { kind, city, state, status, from, to, found } = query;
  const set = [city, state, status, from, to].filter((value) => value !== undefined).length;
  const statuses = [...new Set((kind === undefined ? RECORD_KINDS : [kind]).flatMap(statusesOf))];
  return (
    <details className="desk-filter" open={set > 0}>
      <summary>
        <Icon name="filter" />
        {set === 0 ? text.filter : text.filtered(set)}
      </summary>
      <form method="get" action={adminAddresses.records}>
        {kind && <input type="hidden" name="kind" value={kind} />}
        {found && <input type="hidden" name="found" value={found} />}
        <Select id="city" name="city" label={text.city} options={cityOptions} defaultValue={city ?? ''} />
        <Select
          id="state"
          name="state"
          label={text.state}
          options={stateOptions}
          defaultValue={state ?? ''}
        />
        <Select
          id="status"
          name="status"
          label={text.status}
          options={[ANY, ...statuses.map((value) => option(value, statusName(value)))]}
          defaultValue={status ?? ''}
        />
        <Field id="from" name="from" type="date" label={text.from} defaultValue={from} />
        <Field id="to" name="to" type="date" label={text.to} defaultValue={to} />
        <div className="row">
          <Button type="submit" short>
            {text.apply}
          </Button>
          {set > 0 && (
            <a href={recordsAddress({ ...(kind && { kind }), ...(found && { found }) })}>{text.reset}</a>
          )}
        </div>
      </form>
    </details>
  );
}

function written(path: string, query: RecordQuery): string {
  const words = new URLSearchParams();
  for (const [name, value] of Object.entries(query)) if (value !== undefined) words.set(name, value);
  return words.size > 0 ? `${path}?${words}` : path;
}

/** Returns the address of a list of records; it never contains personal data. */
export const recordsAddress = (query: RecordQuery): string => written(adminAddresses.records, query);

/** Returns the address of the whole list as CSV. */
const exportAddress = ({ cursor: _, ...query }: RecordQuery): string =>
  written(adminEndpoints.exportCsv, query);
