import { adminText } from '../../../content/text/admin.ts';
import type { Summary } from '../../../platform/ledger/summary.ts';
import { RECORD_KINDS, type RecordKind } from '../../../records/record-status.ts';
import { formatCount, formatShare } from '../../../values/format.ts';
import { adminAddresses } from '../contract/addresses.ts';
import type { FrameData } from './AdminFrame.tsx';
import { recordsAddress } from './RecordBar.tsx';

const text = adminText.figures;

/** The operator does not work on redirects, so they do not count here. */
const worked = RECORD_KINDS.filter((kind) => kind !== 'redirect');
const sumOf = (summary: Summary, kinds: readonly RecordKind[]): number =>
  kinds.reduce((sum, kind) => sum + summary.totals[kind], 0);

interface FiguresProps {
  readonly frame: FrameData;
  readonly weekBefore: Summary | undefined;
}

export function Figures({ frame: { week, failed = 0, pending = 0 }, weekBefore }: FiguresProps) {
  if (week === undefined) return null;
  const before = (kinds: readonly RecordKind[]) =>
    weekBefore && text.weekBefore(formatCount(sumOf(weekBefore, kinds)));
  return (
    <div className="kpis">
      <Figure
        name={text.records}
        value={formatCount(sumOf(week, worked))}
        note={before(worked)}
        href={recordsAddress({ from: week.days[0]?.day })}
      />
      <Figure
        name={text.bookings}
        value={formatCount(week.totals.booking)}
        note={before(['booking'])}
        href={recordsAddress({ kind: 'booking', from: week.days[0]?.day })}
      />
      <Figure
        name={text.conversion}
        value={formatShare(week.conversionRate)}
        note={text.conversionNote}
        href={adminAddresses.summary}
      />
      <div>
        <a className="small" href={adminAddresses.deliveries}>
          {text.failed}
        </a>
        <b className={failed > 0 ? 'bad' : undefined}>{formatCount(failed)}</b>
        <span className="caption">{text.pending(pending)}</span>
      </div>
    </div>
  );
}

interface FigureProps {
  readonly name: string;
  readonly value: string;
  readonly note: string | undefined;
  /** The list of what is counted. */
  readonly href?: string | undefined;
}

export const Figure = ({ name, value, note, href }: FigureProps) => (
  <div>
    {href === undefined ? (
      <span className="small">{name}</span>
    ) : (
      <a className="small" href={href}>
        {name}
      </a>
    )}
    <b>{value}</b>
    <span className="caption">{note}</span>
  </div>
);
