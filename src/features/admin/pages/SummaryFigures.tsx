import { adminText } from '../../../content/text/admin.ts';
import type { Summary } from '../../../platform/ledger/summary.ts';
import { type RecordKind, STATUS_GROUPS } from '../../../records/record-status.ts';
import { formatCount, formatShare } from '../../../values/format.ts';
import { formatMoney } from '../../../values/money.ts';
import { Figure } from './Figures.tsx';
import { recordsAddress } from './RecordBar.tsx';

const text = adminText.summary;

interface SummaryFiguresProps {
  readonly summary: Summary;
  readonly kind: RecordKind;
}

/** Shows the six figures of the summary, each with the list of what it counts. */
export function SummaryFigures({ summary, kind }: SummaryFiguresProps) {
  const from = summary.days[0]?.day;
  const peak = Math.max(...summary.days.map(({ counts }) => counts[kind]));
  return (
    <div className="kpis six">
      <Figure
        name={text.visits}
        value={formatCount(summary.visits)}
        note={text.visitsNote(summary.uniqueSessions)}
        href="#funnel"
      />
      <Figure
        name={text.redirects}
        value={formatCount(summary.redirects)}
        note={undefined}
        href={recordsAddress({ kind: 'redirect', from })}
      />
      <Figure
        name={text.conversion}
        value={formatShare(summary.conversionRate)}
        note={text.conversionNote}
        href="#funnel"
      />
      <Figure
        name={adminText.kinds[kind]}
        value={formatCount(summary.totals[kind])}
        note={text.peak(peak)}
        href={recordsAddress({ kind, from })}
      />
      <Figure
        name={text.booked}
        value={formatMoney(summary.money.booked)}
        note={text.bookedNote}
        href={recordsAddress({ status: STATUS_GROUPS.booked, from })}
      />
      <Figure
        name={text.paid}
        value={formatMoney(summary.money.paid)}
        note={text.paidNote}
        href={recordsAddress({ status: STATUS_GROUPS.paid, from })}
      />
    </div>
  );
}
