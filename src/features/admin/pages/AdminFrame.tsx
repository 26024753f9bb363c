import type { ReactNode } from 'react';
import { Alert } from '../../../../client/ui/Alert.tsx';
import { Icon } from '../../../../client/ui/Icon.tsx';
import { type Tab, Tabs } from '../../../../client/ui/Tabs.tsx';
import { adminText } from '../../../content/text/en/admin.ts';
import type { Summary } from '../../../platform/ledger/summary.ts';
import { adminAddresses, adminEndpoints } from '../contract/admin-addresses.ts';
import { RECORD_KINDS, type RecordKind } from '../rules/record-status.ts';
import { adminClock } from './admin-time.ts';
import { labelOf } from './label-of.ts';

const text = adminText;

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

export type AdminTab =
  | 'all'
  | RecordKind
  | 'deliveries'
  | 'slots'
  | 'coupons'
  | 'summary'
  | 'erasure'
  | 'audit';

const TOOLS = ['slots', 'coupons', 'summary', 'erasure', 'audit'] as const;

function tabsOf(current: AdminTab, { failed, week }: FrameData): readonly Tab[] {
  const kinds = RECORD_KINDS.map((kind) => ({
    href: `${adminAddresses.records}?kind=${kind}`,
    label: text.kinds[kind],
    current: current === kind,
    count: week?.totals[kind],
  }));
  const all = { href: adminAddresses.records, label: text.tabs.all, current: current === 'all' };
  const deliveries = {
    href: adminAddresses.deliveries,
    label: text.tabs.deliveries,
    current: current === 'deliveries',
    count: failed === 0 ? undefined : failed,
    alarming: true,
  };
  const tools = TOOLS.map((tool) => ({
    href: adminAddresses[tool],
    label: text.tabs[tool],
    current: current === tool,
  }));
  return [all, ...kinds, deliveries, ...tools];
}

interface AdminFrameProps {
  readonly frame: FrameData;
  readonly current: AdminTab;
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
export const AdminFrame = ({ frame, current, title, head, titled, back, children }: AdminFrameProps) => (
  <>
    <header className="desk-top on-accent">
      <div className="page">
        <img src="/images/wordmark.svg" alt="" width={202} height={44} />
        <span className="badge">{text.desk}</span>
        <div className="right">
          <span className="wide-only">{adminClock(frame.now)}</span>
          <form method="post" action={adminEndpoints.signOut}>
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
  const good = done && labelOf(text.done, done);
  return (
    <>
      {good && (
        <div className="desk-outcome">
          <Alert tone="good">{good}</Alert>
        </div>
      )}
      {problem && (
        <div className="desk-outcome">
          <Alert>{labelOf(text.problems, problem) ?? text.problem}</Alert>
        </div>
      )}
    </>
  );
}
