import { Badge } from '../../../../client/ui/Badge.tsx';
import { ButtonLink } from '../../../../client/ui/Button.tsx';
import { EmptyState } from '../../../../client/ui/EmptyState.tsx';
import { Icon } from '../../../../client/ui/Icon.tsx';
import { adminText } from '../../../content/text/admin.ts';
import type { RecordPage } from '../../../platform/ledger/record-queries.ts';
import type { Summary } from '../../../platform/ledger/summary.ts';
import type { LedgerRecord } from '../../../records/record.ts';
import { attentionOf } from '../../checkout/contract.ts';
import type { Mechanic } from '../../jobs/contract.ts';
import { adminAddresses } from '../contract/addresses.ts';
import type { RecordQuery } from '../contract/filter.ts';
import { AdminFrame, type FrameData } from './AdminFrame.tsx';
import { DeliveryBadge, mostUrgent, needsHelp, type OneDelivery, Retry } from './delivery.tsx';
import { Figures } from './Figures.tsx';
import { ListReach } from './ListReach.tsx';
import { Live } from './Live.tsx';
import { RecordBar, recordsAddress } from './RecordBar.tsx';
import { recordFacts } from './record-facts.ts';
import { Status } from './Status.tsx';
import { Unreadable } from './Unreadable.tsx';

const text = adminText.records;

interface RecordsProps {
  readonly frame: FrameData;
  readonly weekBefore: Summary | undefined;
  readonly query: RecordQuery;
  readonly search: string | undefined;
  readonly page: RecordPage | undefined;
  readonly deliveries: readonly OneDelivery[];
  readonly mechanics: readonly Mechanic[];
  readonly brand: string;
}

/** Shows the records, newest first. */
export function Records({
  frame,
  weekBefore,
  query,
  search,
  page,
  deliveries,
  mechanics,
  brand,
}: RecordsProps) {
  const tab = query.kind ?? 'all';
  const title = query.kind === undefined ? adminText.tabs.all : adminText.kinds[query.kind];
  return (
    <AdminFrame
      frame={frame}
      current={tab}
      title={title}
      head={<Figures frame={frame} weekBefore={weekBefore} />}
    >
      <RecordBar query={query} search={search} now={frame.now} mechanics={mechanics} />
      <Live now={frame.now} region="records" />
      <div id="records">
        <Unreadable records={page?.unreadable ?? []} now={frame.now} />
        {page && page.records.length > 0 ? (
          <>
            <RecordTable records={page.records} deliveries={deliveries} now={frame.now} brand={brand} />
            <Pager query={query} page={page} />
          </>
        ) : (
          <EmptyState icon="search" title={text.none}>
            {text.noneText}
          </EmptyState>
        )}
      </div>
    </AdminFrame>
  );
}

interface RecordTableProps {
  readonly records: readonly LedgerRecord[];
  readonly deliveries: readonly OneDelivery[];
  readonly now: Date;
  readonly brand: string;
}

const { headings } = text;

const RecordTable = ({ records, deliveries, now, brand }: RecordTableProps) => (
  <table className="admin-tbl">
    <thead>
      <tr>
        <th scope="col" className="c-ref">
          {headings.ref}
        </th>
        <th scope="col" className="c-name">
          {headings.name}
        </th>
        <th scope="col" className="c-phone">
          {headings.mobile}
        </th>
        <th scope="col" className="c-car">
          {headings.car}
        </th>
        <th scope="col" className="c-svc">
          {headings.service}
        </th>
        <th scope="col" className="c-city">
          {headings.area}
        </th>
        <th scope="col" className="c-amount">
          {headings.amount}
        </th>
        <th scope="col" className="c-when">
          {headings.when}
        </th>
        <th scope="col" className="c-status">
          {headings.status}
        </th>
        <th scope="col" className="c-del">
          {headings.delivery}
        </th>
      </tr>
    </thead>
    <tbody>
      {records.map((record) => (
        <RecordRow
          key={record.id}
          record={record}
          delivery={mostUrgent(deliveries.filter(({ recordId }) => recordId === record.id))}
          now={now}
          brand={brand}
        />
      ))}
    </tbody>
  </table>
);

interface RecordRowProps {
  readonly record: LedgerRecord;
  readonly delivery: OneDelivery | undefined;
  readonly now: Date;
  readonly brand: string;
}

function RecordRow({ record, delivery, now, brand }: RecordRowProps) {
  const facts = recordFacts(record, now);
  return (
    <tr className={needsHelp(delivery) ? 'bad' : undefined}>
      <td className="c-ref">{facts.ref}</td>
      <th scope="row" className="c-name">
        <a href={adminAddresses.record(record.id)}>{facts.name}</a>
      </th>
      <td className="c-phone">
        <ListReach record={record} name={facts.name} mobile={facts.mobile} brand={brand} />
      </td>
      <td className="c-car">{facts.car}</td>
      <td className="c-svc">{facts.service}</td>
      <td className="c-city">{facts.area}</td>
      <td className="c-amount">{facts.amount}</td>
      <td className="c-when">{facts.when}</td>
      <td className="c-status">
        <Status record={record} /> {facts.language && <Badge>{facts.language}</Badge>}{' '}
        {facts.doubt && (
          <Badge icon={facts.doubt === 'program' ? 'bot' : undefined}>{text.doubts[facts.doubt]}</Badge>
        )}
        {goesBack(record) && <Badge tone="error">{text.moneyBack}</Badge>}
      </td>
      <td className="c-del">
        {delivery && <DeliveryBadge delivery={delivery} now={now} brief />}
        {delivery && needsHelp(delivery) && <Retry delivery={delivery} about={facts.name} toRecord />}
      </td>
    </tr>
  );
}

/** Whether money of the customer is to be sent back, or on its way. */
const goesBack = (record: LedgerRecord): boolean => {
  const attention = attentionOf(record);
  return attention !== undefined && attention !== 'paid_after_cash';
};

function Pager({ query, page }: { readonly query: RecordQuery; readonly page: RecordPage }) {
  const { cursor, ...first } = query;
  return (
    <div className="pager small">
      <span>{text.count(page.records.length)}</span>
      <span className="row">
        {cursor && (
          <ButtonLink kind="quiet" short href={recordsAddress(first)}>
            {text.newest}
          </ButtonLink>
        )}
        {page.previous && (
          <ButtonLink kind="quiet" short href={recordsAddress({ ...query, cursor: page.previous })}>
            <Icon name="chevron-left" />
            {text.newer}
          </ButtonLink>
        )}
        {page.cursor && (
          <ButtonLink kind="quiet" short href={recordsAddress({ ...query, cursor: page.cursor })}>
            {text.older}
            <Icon name="chevron-right" />
          </ButtonLink>
        )}
      </span>
    </div>
  );
}
