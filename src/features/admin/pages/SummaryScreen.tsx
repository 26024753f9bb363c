import type { ReactNode } from 'react';
import { ChipLink } from '../../../../client/ui/Chip.tsx';
import { Icon } from '../../../../client/ui/Icon.tsx';
import { adminText } from '../../../content/text/admin.ts';
import type { Summary } from '../../../platform/ledger/summary.ts';
import type { UnfoundWords } from '../../../platform/ledger/unfound-searches.ts';
import { RECORD_KINDS, type RecordKind } from '../../../records/record-status.ts';
import { scrolledByKeys } from '../../../web/components/scrolled-by-keys.ts';
import type { CountedCalls } from '../../calls/contract.ts';
import type { FunnelPart } from '../../funnel/contract.ts';
import { adminAddresses } from '../contract/addresses.ts';
import { AdminFrame, type FrameData } from './AdminFrame.tsx';
import { CallFigures } from './CallFigures.tsx';
import { DayChart } from './DayChart.tsx';
import { shortDate } from './format.ts';
import { recordsAddress } from './RecordBar.tsx';
import { SummaryFigures } from './SummaryFigures.tsx';
import { SummaryShares } from './SummaryShares.tsx';

const text = adminText.summary;

interface SummaryScreenProps {
  readonly frame: FrameData;
  readonly days: number;
  readonly kind: RecordKind;
  readonly summary: Summary | undefined;
  /** How the funnel is divided. */
  readonly part: FunnelPart;
  readonly funnel: ReactNode;
  /** The first calls of these days. */
  readonly calls: readonly CountedCalls[];
  readonly unfound: readonly UnfoundWords[];
}

export const summaryAddress = (days: number, kind: RecordKind, part: FunnelPart): string =>
  `${adminAddresses.summary}?days=${days}&kind=${kind}&part=${part}`;

/** Shows redirects, sessions, the conversion rate, and the shares by source, service, city and campaign. */
export const SummaryScreen = ({
  frame,
  days,
  kind,
  summary,
  part,
  funnel,
  calls,
  unfound,
}: SummaryScreenProps) => (
  <AdminFrame frame={frame} current="summary" title={text.heading(days)} titled>
    <div className="admin-choices">
      <nav className="choices" aria-label={text.period}>
        {[7, 30].map((length) => (
          <ChipLink key={length} on={length === days} href={summaryAddress(length, kind, part)}>
            {text.days(length)}
          </ChipLink>
        ))}
      </nav>
      <nav className="choices" aria-label={text.kind}>
        {RECORD_KINDS.map((one) => (
          <ChipLink key={one} on={one === kind} href={summaryAddress(days, one, part)}>
            {adminText.kinds[one]}
          </ChipLink>
        ))}
      </nav>
    </div>
    {summary && (
      <Shown frame={frame} kind={kind} summary={summary}>
        {funnel}
      </Shown>
    )}
    <CallFigures counted={calls} />
    <UnfoundSearches unfound={unfound} now={frame.now} />
  </AdminFrame>
);

interface UnfoundSearchesProps {
  readonly unfound: readonly UnfoundWords[];
  readonly now: Date;
}

/** The words that found nothing: what the site lacks, or names that a search does not know. */
const UnfoundSearches = ({ unfound, now }: UnfoundSearchesProps) =>
  unfound.length > 0 && (
    <>
      <h2>{text.unfound}</h2>
      <table className="admin-plain" {...scrolledByKeys}>
        <thead>
          <tr>
            <th scope="col">{text.typed}</th>
            <th scope="col">{text.searched}</th>
            <th scope="col">{text.times}</th>
            <th scope="col">{text.lastDay}</th>
          </tr>
        </thead>
        <tbody>
          {unfound.map(({ kind, words, count, lastDay }) => (
            <tr key={`${kind} ${words}`}>
              <th scope="row">{words}</th>
              <td>{text.searchKinds[kind]}</td>
              <td>{count}</td>
              <td>{shortDate(lastDay, now)}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </>
  );

interface ShownProps {
  readonly frame: FrameData;
  readonly kind: RecordKind;
  readonly summary: Summary;
  /** The part between the figures and the days. */
  readonly children: ReactNode;
}

function Shown({ frame: { now }, kind, summary, children }: ShownProps) {
  const days = summary.days.map(({ day, counts }) => ({ day, count: counts[kind] }));
  const label = text.byDay(adminText.kinds[kind]);
  return (
    <>
      <SummaryFigures summary={summary} kind={kind} />
      {children}
      <h2>{label}</h2>
      <DayChart label={label} days={days} now={now} />
      <DayTable days={summary.days} now={now} />
      <SummaryShares summary={summary} kind={kind} now={now} />
    </>
  );
}

interface DayTableProps {
  readonly days: Summary['days'];
  readonly now: Date;
}

/** The table behind the chart, with all kinds of records. */
const DayTable = ({ days, now }: DayTableProps) => (
  <details className="admin-filter">
    <summary>
      <Icon name="list" />
      {text.table}
    </summary>
    <table className="admin-plain" {...scrolledByKeys}>
      <thead>
        <tr>
          <th scope="col">{text.day}</th>
          {RECORD_KINDS.map((one) => (
            <th scope="col" key={one}>
              {adminText.kinds[one]}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {days.map(({ day, counts }) => (
          <tr key={day}>
            <th scope="row">{shortDate(day, now)}</th>
            {RECORD_KINDS.map((one) => (
              <td key={one}>
                <a href={recordsAddress({ kind: one, from: day, to: day })}>{counts[one]}</a>
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  </details>
);
