import type { ReactNode } from 'react';
import { Alert } from '../../../client/ui/Alert.tsx';
import { Icon } from '../../../client/ui/Icon.tsx';
import { type Tab, Tabs } from '../../../client/ui/Tabs.tsx';
import { deskText } from '../../content/text/en/desk.ts';
import { deskAddresses, deskEndpoints } from '../../contract/desk-addresses.ts';
import { RECORD_KINDS, type RecordKind } from '../../domain/record-status.ts';
import type { Summary } from '../../ledger/summary.ts';
import { deskClock } from './desk-time.ts';
import { wordOf } from './word-of.ts';

const text = deskText;

/** What every screen of the desk shows besides its own. */
export interface FrameData {
  readonly now: Date;
  /** Deliveries that need help, and those on their way; nothing when the ledger can't be read. */
  readonly failed: number | undefined;
  readonly owed: number | undefined;
  /** Of the last seven days. */
  readonly week: Summary | undefined;
  /** What a form that came back has to say, as codes. */
  readonly done: string | undefined;
  readonly problem: string | undefined;
}

export type DeskTab =
  | 'all'
  | RecordKind
  | 'deliveries'
  | 'slots'
  | 'coupons'
  | 'summary'
  | 'erasure'
  | 'audit';

const TOOLS = ['slots', 'coupons', 'summary', 'erasure', 'audit'] as const;

function tabsOf(current: DeskTab, { failed, week }: FrameData): readonly Tab[] {
  const kinds = RECORD_KINDS.map((kind) => ({
    href: `${deskAddresses.records}?kind=${kind}`,
    label: text.kinds[kind],
    current: current === kind,
    count: week?.totals[kind],
  }));
  const all = { href: deskAddresses.records, label: text.tabs.all, current: current === 'all' };
  const deliveries = {
    href: deskAddresses.deliveries,
    label: text.tabs.deliveries,
    current: current === 'deliveries',
    count: failed === 0 ? undefined : failed,
    alarming: true,
  };
  const tools = TOOLS.map((tool) => ({
    href: deskAddresses[tool],
    label: text.tabs[tool],
    current: current === tool,
  }));
  return [all, ...kinds, deliveries, ...tools];
}

interface DeskFrameProps {
  readonly frame: FrameData;
  readonly current: DeskTab;
  readonly title: string;
  /** Above the tabs: the figures of the week. */
  readonly head?: ReactNode;
  /** The title is shown, and not only read out. */
  readonly titled?: boolean;
  /** The list that this one thing stands in. */
  readonly back?: { readonly href: string; readonly label: string };
  readonly children: ReactNode;
}

/** A screen of the desk: who it is, the tabs, what came of the last form, the screen's own part. */
export const DeskFrame = ({ frame, current, title, head, titled, back, children }: DeskFrameProps) => (
  <>
    <header className="desk-top on-accent">
      <div className="page">
        <img src="/images/wordmark.svg" alt="" width={202} height={44} />
        <span className="badge">{text.desk}</span>
        <div className="right">
          <span className="wide-only">{deskClock(frame.now)}</span>
          <form method="post" action={deskEndpoints.signOut}>
            <button type="submit">{text.close}</button>
          </form>
        </div>
      </div>
    </header>
    <main id="main" className="desk">
      <div className="page">
        {!titled && <h1 className="vh">{title}</h1>}
        {head}
        <Tabs label={text.tabs.label} look="lines" tabs={tabsOf(current, frame)} />
        <Outcome frame={frame} />
        {back && (
          <a className="desk-back" href={back.href}>
            <Icon name="arrow-left" />
            {back.label}
          </a>
        )}
        {titled && <h1 className="desk-title">{title}</h1>}
        {children}
      </div>
    </main>
  </>
);

/** What came of the form that led here. */
function Outcome({ frame: { done, problem } }: { readonly frame: FrameData }) {
  const good = done && wordOf(text.done, done);
  return (
    <>
      {good && (
        <div className="desk-outcome">
          <Alert tone="good">{good}</Alert>
        </div>
      )}
      {problem && (
        <div className="desk-outcome">
          <Alert>{wordOf(text.problems, problem) ?? text.problem}</Alert>
        </div>
      )}
    </>
  );
}
