import type { ReactNode } from 'react';
import { Alert } from '../../../../client/ui/Alert.tsx';
import { Button } from '../../../../client/ui/Button.tsx';
import { Icon } from '../../../../client/ui/Icon.tsx';
import { adminText } from '../../../content/text/admin.ts';
import { fieldMessages } from '../../../content/text/messages.ts';
import type { Summary } from '../../../platform/ledger/summary.ts';
import { nameOfOperator, type Operator } from '../../../values/operator.ts';
import type { SentForm } from '../../../web/contract/returned-form.ts';
import { adminEndpoints } from '../contract/addresses.ts';
import { type AdminScreen, type GroupLinks, groupLinks } from './admin-navigation.ts';
import { adminClock, labelOf } from './format.ts';
import { LanguageChoice } from './LanguageChoice.tsx';
import { AdminRail, BottomTabs, GroupTabs } from './navigation-parts.tsx';

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
  /** The form that the problem is about, where its screen came back filled. */
  readonly sent?: SentForm | undefined;
}

interface AdminFrameProps {
  readonly frame: FrameData;
  readonly current: AdminScreen;
  readonly title: string;
  /** Content above the result of a form: the figures of the week. */
  readonly head?: ReactNode;
  /** Why a form was refused, where no code says it. */
  readonly refusal?: string | undefined;
  /** Shows the title; without it only screen readers announce the title. */
  readonly titled?: boolean;
  readonly back?: { readonly href: string; readonly label: string };
  readonly children: ReactNode;
}

/** Shows the frame of an admin screen: header, navigation, the last form's result and the screen's content. */
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
        <span className="badge wide-only">{text.admin}</span>
        <div className="right">
          <span className="wide-only">{adminClock(frame.now)}</span>
          {nameOfOperator(frame.operator) && <span>{nameOfOperator(frame.operator)}</span>}
          <LanguageChoice />
          <form method="post" action={adminEndpoints.signOut}>
            <button type="submit">{text.close}</button>
          </form>
        </div>
      </div>
    </header>
    <AdminShell groups={groupLinks(current, frame)}>
      {!titled && <h1 className="vh">{title}</h1>}
      {head}
      <Outcome frame={frame} refusal={refusal} />
      {back && (
        <a className="admin-back" href={back.href}>
          <Icon name="arrow-left" />
          {back.label}
        </a>
      )}
      {titled && <h1 className="admin-title">{title}</h1>}
      {children}
    </AdminShell>
  </>
);

interface AdminShellProps {
  readonly groups: readonly GroupLinks[];
  readonly children: ReactNode;
}

/** The content of a screen with the ways to the others: a rail on a wide screen, tabs on a narrow one. */
const AdminShell = ({ groups, children }: AdminShellProps) => (
  <div className="admin-shell">
    <AdminRail groups={groups} />
    <main id="main" className="admin">
      <div className="page">
        <GroupTabs groups={groups} />
        {children}
      </div>
    </main>
    <BottomTabs groups={groups} />
  </div>
);

/** A field is refused with the code and the sentence that a visitor's form has too. */
const sentenceOf = (problem: string): string =>
  labelOf(text.problems, problem) ?? labelOf(fieldMessages, problem) ?? text.problem;

/** Shows the result of the form that redirected here. */
function Outcome({ frame: { done, problem }, refusal }: Pick<AdminFrameProps, 'frame' | 'refusal'>) {
  const success = done && labelOf(text.done, done);
  const failure = refusal ?? (problem && sentenceOf(problem));
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
        <input id="search" type="search" aria-label={label} autoComplete="off" {...input} />
      </div>
      <Button type="submit" kind="quiet" short>
        {button}
      </Button>
    </form>
  </search>
);
