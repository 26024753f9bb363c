import { Badge } from '../../../../client/ui/Badge.tsx';
import { adminHealthText as text } from '../../../content/text/admin-health.ts';
import type { TargetBacklog } from '../../../platform/outbox/backlog.ts';
import type { SystemSwitch } from '../../../services/system-switches.ts';
import { formatCount } from '../../../values/format.ts';
import type { PriceSheetState } from '../../pricing/index.ts';
import { adminAddresses } from '../contract/addresses.ts';
import { AdminFrame, type FrameData } from './AdminFrame.tsx';
import { type ChatFacts, ChatHealthFacts } from './ChatHealthFacts.tsx';
import { adminTime, labelOf } from './format.ts';
import { LostLines } from './LostLines.tsx';

interface HealthScreenProps {
  readonly frame: FrameData;
  readonly sheet: PriceSheetState | undefined;
  readonly systems: readonly SystemSwitch[];
  readonly backlog: readonly TargetBacklog[];
  /** When a system refused our credentials, in ms since 1970, by its name. */
  readonly faults: Readonly<Partial<Record<string, number>>>;
  /** Undefined where the chat is off. */
  readonly chat: ChatFacts | undefined;
}

/** Shows the state of the price sheet and of every outside system, also of those that are switched off. */
export const HealthScreen = ({ frame, sheet, systems, backlog, faults, chat }: HealthScreenProps) => (
  <AdminFrame frame={frame} current="health" title={text.heading} titled>
    <section className="admin-health" aria-labelledby="sheet">
      <h2 id="sheet">{text.sheet}</h2>
      {sheet ? <Sheet sheet={sheet} now={frame.now} /> : <p>{text.unknown}</p>}
    </section>
    <section className="admin-health" aria-labelledby="systems">
      <h2 id="systems">{text.systems}</h2>
      <Systems rows={rowsOf(systems, backlog, faults)} now={frame.now} />
    </section>
    {chat && <ChatHealthFacts chat={chat} />}
  </AdminFrame>
);

interface SheetProps {
  readonly sheet: PriceSheetState;
  readonly now: Date;
}

function Sheet({ sheet, now }: SheetProps) {
  const { source, readFrom, fetchedAt, rowCount, dropped, droppedLines } = sheet;
  const count = dropped === undefined ? 0 : Object.values(dropped).reduce((sum, one) => sum + one, 0);
  const age = (at: number) => text.age(Math.max(0, Math.floor((now.getTime() - at) / 60_000)));
  const facts = [
    [
      text.source,
      source === 'file' || readFrom === undefined
        ? text.sources[source]
        : `${text.sources[source]}, ${text.readFrom[readFrom]}`,
    ],
    [text.read, fetchedAt === undefined ? text.never : `${adminTime(fetchedAt, now)}, ${age(fetchedAt)}`],
    [text.rows, formatCount(rowCount)],
    [text.dropped, formatCount(count)],
    [text.columns, columnsOf(sheet)],
    [text.held, heldFact(sheet)],
    [text.fault, lastError(sheet, now)],
  ] as const;
  return (
    <>
      <dl className="admin-pairs">
        {facts.map(([name, value]) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
      <p>
        <a href={adminAddresses.prices}>{text.prices}</a>
      </p>
      {droppedLines.length > 0 && (
        <>
          <h3>{text.lines}</h3>
          <LostLines lines={droppedLines} count={count} />
        </>
      )}
    </>
  );
}

const columnsOf = ({ hasHeader, ignoredColumns }: PriceSheetState): string =>
  [
    hasHeader ? text.byHeader : text.inOrder,
    ...(ignoredColumns.length > 0 ? [text.ignored(ignoredColumns)] : []),
  ].join('; ');

const heldFact = ({ held }: PriceSheetState): string =>
  held === undefined ? text.noneHeld : text.waits(held.map((reason) => text.holdReasons[reason]));

/** The last error with its time, and whether the sheet was read since. */
function lastError({ fault, lastFault }: PriceSheetState, now: Date): string {
  if (lastFault === undefined) return text.fine;
  const { code, detail, at } = lastFault;
  const said = [labelOf(text.faults, code) ?? code, detail].filter((part) => part !== '').join(': ');
  return [`${adminTime(at, now)}: ${said}`, ...(fault === undefined ? [text.over] : [])].join(', ');
}

interface SystemRow extends Omit<TargetBacklog, 'target'> {
  readonly name: string;
  readonly unset: readonly string[];
  /** When it refused our credentials, in ms since 1970. */
  readonly refusedAt?: number | undefined;
}

const QUIET = { pending: 0, paused: 0, failed: 0, oldestPendingAt: null, heldUntil: null };

/** Every system once: those that the variables switch, then targets of our own that have deliveries. */
function rowsOf(
  systems: readonly SystemSwitch[],
  backlog: readonly TargetBacklog[],
  faults: HealthScreenProps['faults'],
): readonly SystemRow[] {
  const known = new Set<string>(systems.map(({ name }) => name));
  return [
    ...systems.map(({ name, unset }) => ({
      ...(backlog.find(({ target }) => target === name) ?? QUIET),
      name,
      unset,
      refusedAt: faults[name],
    })),
    ...backlog
      .filter(({ target }) => !known.has(target))
      .map((one) => ({ ...one, name: one.target, unset: [] })),
  ];
}

const hasWork = ({ pending, paused, failed }: SystemRow): boolean => pending + paused + failed > 0;

function stateOf({ unset, refusedAt, heldUntil }: SystemRow, now: Date): string {
  if (unset.length > 0) return text.off(unset);
  if (heldUntil !== null) return text.heldUntil(adminTime(heldUntil, now));
  return refusedAt === undefined ? text.on : text.refusedSince(adminTime(refusedAt, now));
}

const Systems = ({ rows, now }: { readonly rows: readonly SystemRow[]; readonly now: Date }) => (
  <ul className="admin-list">
    {rows.map((row) => (
      <li key={row.name}>
        <span>
          <b>{labelOf(text.names, row.name) ?? row.name}</b>
          <small>{stateOf(row, now)}</small>
        </span>
        {hasWork(row) && <Work row={row} now={now} />}
        {(row.paused > 0 || row.failed > 0) && (
          <Badge tone="error" icon="circle-alert">
            {formatCount(row.paused + row.failed)}
          </Badge>
        )}
        {row.unset.length === 0 && row.refusedAt !== undefined && (
          <Badge tone="error" icon="circle-alert">
            {text.refused}
          </Badge>
        )}
      </li>
    ))}
  </ul>
);

/** The deliveries that wait or failed, with the age of the oldest. */
const Work = ({ row, now }: { readonly row: SystemRow; readonly now: Date }) => (
  <a className="small" href={adminAddresses.deliveries}>
    {[
      `${text.pending}: ${formatCount(row.pending)}`,
      `${text.paused}: ${formatCount(row.paused)}`,
      `${text.failed}: ${formatCount(row.failed)}`,
      ...(row.oldestPendingAt === null ? [] : [`${text.oldest}: ${adminTime(row.oldestPendingAt, now)}`]),
    ].join(', ')}
  </a>
);
