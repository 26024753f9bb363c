import { deskText } from '../../content/text/en/desk.ts';
import { deskAddresses } from '../../contract/desk-addresses.ts';
import { RECORD_KINDS, type RecordKind } from '../../domain/record-status.ts';
import { spokenCount, spokenShare } from '../../domain/spoken-number.ts';
import type { Summary } from '../../ledger/summary.ts';
import type { FrameData } from './DeskFrame.tsx';

const text = deskText.figures;

/** Redirects are traces of records, no records that somebody works on. */
const worked = RECORD_KINDS.filter((kind) => kind !== 'redirect');
const sumOf = (summary: Summary, kinds: readonly RecordKind[]): number =>
  kinds.reduce((sum, kind) => sum + summary.totals[kind], 0);

interface FiguresProps {
  readonly frame: FrameData;
  readonly weekBefore: Summary | undefined;
}

/** How the week goes, and whether something is stuck. */
export function Figures({ frame: { week, failed = 0, owed = 0 }, weekBefore }: FiguresProps) {
  if (week === undefined) return null;
  const before = (kinds: readonly RecordKind[]) =>
    weekBefore && text.weekBefore(spokenCount(sumOf(weekBefore, kinds)));
  return (
    <div className="kpis">
      <Figure name={text.records} value={spokenCount(sumOf(week, worked))} note={before(worked)} />
      <Figure name={text.bookings} value={spokenCount(week.totals.booking)} note={before(['booking'])} />
      <Figure name={text.conversion} value={spokenShare(week.conversionRate)} note={text.conversionNote} />
      <div>
        <a className="small" href={deskAddresses.deliveries}>
          {text.failed}
        </a>
        <b className={failed > 0 ? 'bad' : undefined}>{spokenCount(failed)}</b>
        <span className="caption">{text.owed(owed)}</span>
      </div>
    </div>
  );
}

interface FigureProps {
  readonly name: string;
  readonly value: string;
  readonly note: string | undefined;
}

export const Figure = ({ name, value, note }: FigureProps) => (
  <div>
    <span className="small">{name}</span>
    <b>{value}</b>
    <span className="caption">{note}</span>
  </div>
);
