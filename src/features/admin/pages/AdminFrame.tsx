import type { ReactNode } from 'react';
import { Alert } from '../../../../client/ui/Alert.tsx';
import { Button } from '../../../../client/ui/Button.tsx';
import { Icon } from '../../../../client/ui/Icon.tsx';
import { type Tab, Tabs } from '../../../../client/ui/Tabs.tsx';
import { adminText } from '../../../content/text/admin.ts';
import type { Summary } from '../../../platform/ledger/summary.ts';
import { RECORD_KINDS, type RecordKind } from '../../../records/record-status.ts';
import { nameOfOperator, type Operator } from '../../../values/operator.ts';
import { adminAddresses, adminEndpoints } from '../contract/addresses.ts';
import { adminClock, labelOf } from './format.ts';

const text = adminText;

export interface FrameData {
  readonly now: Date;
  /** Who is signed in. */
  readonly operator: Operator;
  /** Failed or paused, and pending deliveries; undefined when the ledger is unavailable. */
  readonly failed: number | undefined;
  readonly pending: number | undefined;
  /** The summary of the last seven days. */
  readonly week: Summary | undefined;
  /** Codes of the last form's result, from the address. */
  readonly done: string | undefined;
  readonly problem: string | undefined;
}

type AdminTab =
  | 'calls'
  | 'agenda'
  | 'all'
  | RecordKind
  | 'deliveries'
  | 'slots'
  | 'mechanics'
  | 'reviews'
  | 'banners'
  | 'campaigns'
  | 'events'
  | 'prices'
  | 'coupons'
  | 'summary'
  | 'notifications'
  | 'erasure'
  | 'health'
  | 'audit';

const TOOLS = [
  'slots',
  'mechanics',
  'reviews',
  'banners',
  'campaigns',
  'events',
  'prices',
  'coupons',
  'summary',
  'notifications',
  'erasure',
  'health',
  'audit',
] as const;

function tabsOf(current: AdminTab, { failed, week }: FrameData): readonly Tab[] {
  const kinds = RECORD_KINDS.map((kind) => ({
    href: `${adminAddresses.records}?kind=${kind}`,
    label: text.kinds[kind],
    current: current === kind,
    // A zero says nothing and costs the row its room.
    count: week?.totals[kind] || undefined,
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
  const agenda = { href: adminAddresses.agenda, label: text.tabs.agenda, current: current === 'agenda' };
  const calls = { href: adminAddresses.calls, label: text.tabs.calls, current: current === 'calls' };
  return [calls, agenda, all, ...kinds, deliveries, ...tools];
}

interface AdminFrameProps {
  readonly frame: FrameData;
  readonly current: AdminTab;
  readonly title: string;
  /** Content above the tabs: the figures of the week. */
  readonly head?: ReactNode;
  /** Why a form was refused, where no code says it. */
  readonly refusal?: string | undefined;
  /** Shows the title; without it only screen readers announce the title. */
  readonly titled?: boolean;
  readonly back?: { readonly href: string; readonly label: string };
  readonly children: ReactNode;
}

/** Shows the frame of an admin screen: header, tabs, the last form's result and the screen's content. */
export const AdminFrame = ({
  frame,
  current,
  title,
  head,
  titled,
  refusal,
  back,
  children,
}: AdminFrameProps) => (
  <>
    <header className="admin-top on-accent">
      <div className="page">
        <img src="/images/wordmark.svg" alt="" width={202} height={44} />
        <span className="badge">{text.admin}</span>
        <div className="right">
          <span className="wide-only">{adminClock(frame.now)}</span>
          {nameOfOperator(frame.operator) && <span>{nameOfOperator(frame.operator)}</span>}
          <form method="post" action={adminEndpoints.signOut}>
            <button type="submit">{text.close}</button>
          </form>
        </div>
      </div>
    </header>
    <main id="main" className="admin">
      <div className="page">
        {!titled && <h1 className="vh">{title}</h1>}
        {head}
        <Tabs label={text.tabs.label} look="lines" tabs={tabsOf(current, frame)} />
        <Outcome frame={frame} refusal={refusal} />
        {back && (
          <a className="admin-back" href={back.href}>
            <Icon name="arrow-left" />
            {back.label}
          </a>
        )}
        {titled && <h1 className="admin-title">{title}</h1>}
        {children}
      </div>
    </main>
  </>
);

/** Shows the result of the form that redirected here. */
function Outcome({ frame: { done, problem }, refusal }: Pick<AdminFrameProps, 'frame' | 'refusal'>) {
  const success = done && labelOf(text.done, done);
  const failure = refusal ?? (problem && (labelOf(text.problems, problem) ?? text.problem));
  return (
    <div id="outcome" tabIndex={-1}>
      {success && (
        <div className="admin-outcome">
          <Alert tone="good">{success}</Alert>
        </div>
      )}
      {failure && (
        <div className="admin-outcome">
          <Alert>{failure}</Alert>
        </div>
      )}
    </div>
  );
}

interface AdminSearchProps {
  readonly action: string;
  /** `post` for names and numbers: an address must contain no personal data. */
  readonly method: 'get' | 'post';
  readonly name: string;
  readonly label: string;
  readonly placeholder: string;
  readonly button: string;
  readonly defaultValue?: string | undefined;
  readonly autoCapitalize?: 'characters' | undefined;
  readonly required?: boolean;
  /** Hidden fields. */
  readonly children?: ReactNode;
}

export const AdminSearch = ({ action, method, label, button, children, ...input }: AdminSearchProps) => (
  <search className="admin-search">
    <form method={method} action={action}>
      {children}
      <div className="control">
        <Icon name="search" />
        <input type="search" aria-label={label} autoComplete="off" {...input} />
      </div>
      <Button type="submit" kind="quiet" short>
        {button}
      </Button>
    </form>
  </search>
);
