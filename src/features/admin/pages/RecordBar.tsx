import { Button, ButtonLink } from '../../../../client/ui/Button.tsx';
import { ChipLink } from '../../../../client/ui/Chip.tsx';
import { Field, Select } from '../../../../client/ui/Field.tsx';
import { Icon } from '../../../../client/ui/Icon.tsx';
import { cities } from '../../../content/cities/all-cities.ts';
import { adminText } from '../../../content/text/admin.ts';
import { adminJobText } from '../../../content/text/admin-job.ts';
import { NO_VALUE, OTHER_VALUES } from '../../../records/record-filter.ts';
import { comparesNewest, NEWEST_COMPARED } from '../../../records/record-search.ts';
import { RECORD_KINDS, STATUS_GROUPS, statusesOf } from '../../../records/record-status.ts';
import { countedServices } from '../../../records/service-words.ts';
import { addDays, indiaDate } from '../../../values/india-time.ts';
import { JOB_STEPS, type Mechanic } from '../../jobs/contract.ts';
import { adminAddresses, adminEndpoints } from '../contract/addresses.ts';
import type { RecordQuery } from '../contract/filter.ts';
import { AdminSearch } from './AdminFrame.tsx';
import { serviceText } from './record-words.ts';
import { statusName } from './Status.tsx';

const text = adminText.records;

interface RecordBarProps {
  readonly query: RecordQuery;
  readonly search: string | undefined;
  readonly now: Date;
  readonly mechanics: readonly Mechanic[];
}

/** Shows search, filters and export. The search is posted because it may contain a number or a name. */
export const RecordBar = ({ query, search, now, mechanics }: RecordBarProps) => (
  <>
    <div className="record-bar">
      <SearchForm query={query} search={search} />
      <Presets query={query} now={now} />
      <ButtonLink kind="quiet" short icon="download" href={exportAddress(query)}>
        {text.export}
      </ButtonLink>
      <FilterForm query={query} mechanics={mechanics} />
      <BillsForm now={now} />
    </div>
    {search && (
      <p className="admin-found small">
        {text.found(search)}. {comparesNewest(search) && text.shortTexts(NEWEST_COMPARED)}{' '}
        <a href={recordsAddress(withoutSearch(query))}>{text.everything}</a>
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
/** The choices beside the listed values, as the summary counts them. */
const UNLISTED = [option(NO_VALUE, text.notSaid), option(OTHER_VALUES, text.others)];
const cityOptions = [ANY, ...cities.map(({ slug, name }) => option(slug, name)), ...UNLISTED];
const stateOptions = [
  ANY,
  ...[...new Set(cities.map(({ state }) => state))].map((state) => option(state, state)),
];

const stepOptions = [ANY, ...JOB_STEPS.map((step) => option(step, adminJobText.steps[step]))];

/** The services of the catalogue, and the one of the filter, which may be older than the catalogue. */
const serviceOptions = (chosen: string | undefined) => [
  ANY,
  ...[...new Set([...countedServices(), ...(chosen === undefined ? [] : [chosen])])]
    .filter((id) => id !== NO_VALUE && id !== OTHER_VALUES)
    .map((id) => option(id, serviceText(id))),
  ...UNLISTED,
];

function FilterForm({ query, mechanics }: Pick<RecordBarProps, 'query' | 'mechanics'>) {
  const { kind, found, cursor: _, ...filters } = query;
  const { city, state, status, source, service, campaign, visit, mechanic, step, from, to } = filters;
  const set = Object.values(filters).filter((value) => value !== undefined).length;
  const own = (kind === undefined ? RECORD_KINDS : [kind]).flatMap(statusesOf);
  const statuses = [...new Set([...own, ...Object.values(STATUS_GROUPS)])];
  return (
    <details className="admin-filter" open={set > 0}>
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
        <Field id="source" name="source" label={text.source} defaultValue={source} maxLength={80} />
        <Select
          id="service"
          name="service"
          label={text.service}
          options={serviceOptions(service)}
          defaultValue={service ?? ''}
        />
        <Field id="campaign" name="campaign" label={text.campaign} defaultValue={campaign} maxLength={80} />
        <Select
          id="mechanic"
          name="mechanic"
          label={text.mechanic}
          options={[ANY, ...mechanics.map(({ id, name }) => option(id, name))]}
          defaultValue={mechanic ?? ''}
        />
        <Select id="step" name="step" label={text.step} options={stepOptions} defaultValue={step ?? ''} />
        <Field id="visit" name="visit" type="date" label={text.visit} defaultValue={visit} />
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

/** The bills of a period for the accountant; at first those of this month. */
function BillsForm({ now }: Pick<RecordBarProps, 'now'>) {
  const today = indiaDate(now);
  return (
    <details className="admin-filter">
      <summary>
        <Icon name="download" />
        {text.bills}
      </summary>
      <form method="get" action={adminEndpoints.bills}>
        <Field
          id="bills-from"
          name="from"
          type="date"
          label={text.from}
          defaultValue={`${today.slice(0, 7)}-01`}
          required
        />
        <Field id="bills-to" name="to" type="date" label={text.to} defaultValue={today} required />
        <div>
          <p className="caption">{text.billsHint}</p>
          <Button type="submit" short>
            {text.downloadBills}
          </Button>
        </div>
      </form>
    </details>
  );
}

type Loose<Query> = { readonly [Name in keyof Query]?: Query[Name] | undefined };

function written(path: string, query: Loose<RecordQuery>): string {
  const words = new URLSearchParams();
  for (const [name, value] of Object.entries(query)) if (value !== undefined) words.set(name, value);
  return words.size > 0 ? `${path}?${words}` : path;
}

/** Returns the address of a list of records; it never contains personal data. */
export const recordsAddress = (query: Loose<RecordQuery>): string => written(adminAddresses.records, query);

/** Returns the address of the whole list as CSV. */
const exportAddress = ({ cursor: _, ...query }: RecordQuery): string =>
  written(adminEndpoints.exportCsv, query);
