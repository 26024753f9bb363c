import type { ReactNode } from 'react';
import { Alert } from '../../../../client/ui/Alert.tsx';
import { Button } from '../../../../client/ui/Button.tsx';
import { EmptyState } from '../../../../client/ui/EmptyState.tsx';
import { Field } from '../../../../client/ui/Field.tsx';
import type { Brand } from '../../../content/brand.ts';
import { adminText } from '../../../content/text/admin.ts';
import { addresses } from '../../../web/contract/addresses.ts';
import type { PageContext } from '../../../web/pages/page-entry.ts';
import { adminEndpoints } from '../contract/addresses.ts';
import { labelOf } from './format.ts';
import { LanguageChoice } from './LanguageChoice.tsx';

export const signInText = adminText.signIn;

interface SignInProps {
  readonly context: Pick<PageContext, 'brand' | 'adminExists' | 'query'>;
}

/** The form, or a notice on a site without a passphrase. */
export const SignIn = ({ context }: SignInProps) => (
  <SignedOut brand={context.brand}>
    {context.adminExists ? <SignInForm problem={context.query.get('problem')} /> : <Closed />}
  </SignedOut>
);

interface SignedOutProps {
  readonly brand: Brand;
  readonly children: ReactNode;
}

/** The frame of what an operator without a session sees. */
export const SignedOut = ({ brand, children }: SignedOutProps) => (
  <>
    <header className="admin-top on-accent">
      <div className="page">
        <a href={addresses.home} aria-label={brand.name}>
          <img src="/images/wordmark.svg" alt="" width={202} height={44} />
        </a>
        <span className="badge">{adminText.admin}</span>
        <div className="right">
          <LanguageChoice />
        </div>
      </div>
    </header>
    <main id="main" className="admin-door page">
      {children}
    </main>
  </>
);

const Closed = () => (
  <>
    <h1 className="vh">{signInText.closed}</h1>
    <EmptyState icon="lock" title={signInText.closed}>
      {signInText.closedText}
    </EmptyState>
  </>
);

const SignInForm = ({ problem }: { readonly problem: string | null }) => (
  <form className="form" method="post" action={adminEndpoints.signIn}>
    <h1 className="admin-title">{signInText.heading}</h1>
    <p className="small">{signInText.text}</p>
    {problem && <Alert>{labelOf(adminText.problems, problem) ?? adminText.problem}</Alert>}
    <Field
      id="passphrase"
      name="passphrase"
      type="password"
      label={signInText.passphrase}
      autoComplete="current-password"
      maxLength={500}
      required
    />
    <Field
      id="name"
      name="name"
      label={signInText.name}
      hint={signInText.nameHint}
      autoComplete="given-name"
      maxLength={40}
      required
    />
    <Button type="submit" wide>
      {signInText.open}
    </Button>
  </form>
);
