import { ChipLink } from '../../../../client/ui/Chip.tsx';
import { adminText } from '../../../content/text/en/admin.ts';
import type { Share, Summary } from '../../../platform/ledger/summary.ts';
import { formatCount, formatShare } from '../../../values/format.ts';
import { adminAddresses } from '../contract.ts';
import { RECORD_KINDS, type RecordKind } from '../rules/record-status.ts';
import { AdminFrame, type FrameData } from './AdminFrame.tsx';
import { Figure } from './Figures.tsx';
import { shortDate } from './format.ts';
import { cityName } from './record-facts.ts';

const text = adminText.summary;

interface SummaryScreenProps {
  readonly frame: FrameData;
  readonly days: number;
  readonly kind: RecordKind;
  readonly summary: Summary | undefined;
}

const addressOf = (days: number, kind: RecordKind): string =>
  `${adminAddresses.summary}?days=${days}&kind=${kind}`;

/** Shows redirects, sessions, the conversion rate, and the shares by source, service, city and campaign. */
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

interface DayChartProps {
  readonly label: string;
  readonly days: readonly { readonly day: string; readonly count: number }[];
  readonly now: Date;
}

const HEIGHT = 180;
/** A month has the width of a week; its bars are narrower. */
const WIDTH = 720;
/** Height of the dates under the bars. */
const FOOT = 26;

/** Shows one bar per day as server-side SVG with attributes only: the security policy forbids inline styles. */
function DayChart({ label, days, now }: DayChartProps) {
  const most = Math.max(1, ...days.map(({ count }) => count));
  const step = WIDTH / Math.max(1, days.length);
  const barWidth = Math.min(40, step * 0.66);
  const every = Math.ceil(days.length / 10);
  return (
    <svg
      className="day-chart"
      viewBox={`0 0 ${WIDTH} ${HEIGHT + FOOT}`}
      role="img"
      aria-label={label}
      preserveAspectRatio="xMinYMid meet"
    >
      <line className="ground" x1={0} x2={WIDTH} y1={HEIGHT} y2={HEIGHT} />
      {days.map(({ day, count }, index) => {
        const height = Math.round((count / most) * (HEIGHT - 18));
        const middle = (index + 0.5) * step;
        return (
          <g key={day}>
            <rect x={middle - barWidth / 2} y={HEIGHT - height} width={barWidth} height={height} rx={2} />
            {count > 0 && (
              <text x={middle} y={HEIGHT - height - 3}>
                {count}
              </text>
            )}
            {index % every === 0 && (
              <text className="date" x={middle} y={HEIGHT + 20}>
                {shortDate(day, now)}
              </text>
            )}
          </g>
        );
      })}
    </svg>
  );
}

interface SharesProps {
  readonly title: string;
  readonly shares: readonly Share[];
  readonly name?: (value: string) => string;
}

/** Shows a table of shares with a bar in each row. */
function Shares({ title, shares, name = (value) => value }: SharesProps) {
  const sum = shares.reduce((total, { count }) => total + count, 0);
  return (
    <section className="shares" aria-label={title}>
      <h2>{title}</h2>
      {sum === 0 ? (
        <p className="small">{text.nothing}</p>
      ) : (
        <table>
          <thead className="vh">
            <tr>
              <th scope="col">{title}</th>
              <th scope="col">{text.count}</th>
              <th scope="col">{text.share}</th>
            </tr>
          </thead>
          <tbody>
            {shares.map(({ value, count }) => (
              <tr key={value}>
                <th scope="row">{value === '' ? text.unnamed : name(value)}</th>
                <td>{formatCount(count)}</td>
                <td>
                  <svg viewBox="0 0 100 8" preserveAspectRatio="none" aria-hidden="true">
                    <rect width={(count / sum) * 100} height={8} />
                  </svg>
                  <span>{formatShare(count / sum)}</span>
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      )}
    </section>
  );
}
