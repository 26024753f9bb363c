import { ChipLink } from '../../../../client/ui/Chip.tsx';
import { adminText } from '../../../content/text/en/admin.ts';
import type { Summary } from '../../../platform/ledger/summary.ts';
import { formatCount, formatShare } from '../../../values/format.ts';
import { adminAddresses } from '../contract/admin-addresses.ts';
import { RECORD_KINDS, type RecordKind } from '../rules/record-status.ts';
import { AdminFrame, type FrameData } from './AdminFrame.tsx';
import { shortDate } from './admin-time.ts';
import { DayChart } from './DayChart.tsx';
import { Figure } from './Figures.tsx';
import { cityName } from './record-facts.ts';
import { Shares } from './Shares.tsx';

const text = adminText.summary;

interface SummaryScreenProps {
  readonly frame: FrameData;
  readonly days: number;
  readonly kind: RecordKind;
  readonly summary: Summary | undefined;
}

const addressOf = (days: number, kind: RecordKind): string =>
  `${adminAddresses.summary}?days=${days}&kind=${kind}`;

/** What came in: redirects, sessions, the conversion rate, and who brought it (spec section 9). */
export const SummaryScreen = ({ frame, days, kind, summary }: SummaryScreenProps) => (
  <AdminFrame frame={frame} current="summary" title={text.heading(days)} titled>
    <div className="desk-choices">
      <nav className="choices" aria-label={text.period}>
        {[7, 30].map((length) => (
          <ChipLink key={length} on={length === days} href={addressOf(length, kind)}>
            {text.days(length)}
          </ChipLink>
        ))}
      </nav>
      <nav className="choices" aria-label={text.kind}>
        {RECORD_KINDS.map((one) => (
          <ChipLink key={one} on={one === kind} href={addressOf(days, one)}>
            {adminText.kinds[one]}
          </ChipLink>
        ))}
      </nav>
    </div>
    {summary && <Shown frame={frame} kind={kind} summary={summary} />}
  </AdminFrame>
);

interface ShownProps {
  readonly frame: FrameData;
  readonly kind: RecordKind;
  readonly summary: Summary;
}

function Shown({ frame, kind, summary }: ShownProps) {
  const days = summary.days.map(({ day, counts }) => ({ day, count: counts[kind] }));
  const peak = Math.max(...days.map(({ count }) => count));
  return (
    <>
      <div className="kpis">
        <Figure name={text.redirects} value={formatCount(summary.redirects)} note={undefined} />
        <Figure name={text.sessions} value={formatCount(summary.uniqueSessions)} note={undefined} />
        <Figure
          name={text.conversion}
          value={formatShare(summary.conversionRate)}
          note={text.conversionNote}
        />
        <Figure
          name={adminText.kinds[kind]}
          value={formatCount(summary.totals[kind])}
          note={text.peak(peak)}
        />
      </div>
      <h2>{text.byDay(adminText.kinds[kind])}</h2>
      <DayChart label={text.byDay(adminText.kinds[kind])} days={days} now={frame.now} />
      <details className="desk-filter">
        <summary>{text.table}</summary>
        <table className="desk-plain">
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
            {summary.days.map(({ day, counts }) => (
              <tr key={day}>
                <th scope="row">{shortDate(day, frame.now)}</th>
                {RECORD_KINDS.map((one) => (
                  <td key={one}>{counts[one]}</td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </details>
      <div className="desk-shares">
        <Shares title={text.bySource} shares={summary.bySource} />
        <Shares title={text.byService} shares={summary.byService} />
        <Shares title={text.byCity} shares={summary.byCity} name={cityName} />
        <Shares title={text.byCampaign} shares={summary.byCampaign} />
      </div>
    </>
  );
}
