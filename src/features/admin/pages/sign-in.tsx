import type { ReactNode } from 'react';
import { Alert } from '../../../../client/ui/Alert.tsx';
import { Button } from '../../../../client/ui/Button.tsx';
import { EmptyState } from '../../../../client/ui/EmptyState.tsx';
import { Field } from '../../../../client/ui/Field.tsx';
import type { Brand } from '../../../content/brand.ts';
import { adminText } from '../../../content/text/en/admin.ts';
import { addresses } from '../../../web/contract/addresses.ts';
import { ROBOTS_NONE } from '../../../web/document/metadata.ts';
import { type Chrome, nothingToLoad, page, single } from '../../../web/pages/page-entry.ts';
import { adminEndpoints } from '../contract/addresses.ts';
import { labelOf } from './format.ts';

const text = adminText.signIn;

const toolChrome: Chrome = {
  navigation: 'hidden',
  footer: false,
  bottomBar: false,
  popup: 'closed',
  tool: true,
};

/** The sign-in page. With a session the same address shows the records instead (admin-screens.tsx). */
export const adminPage = page({
  name: 'desk',
  family: 'desk',
  group: 'other',
  audience: 'private',
  query: ['problem'],
  chrome: toolChrome,
  addresses: single(addresses.admin),
  load: nothingToLoad,
  metadata: ({ context }) => ({
    title: `${text.title} | ${context.brand.name}`,
    description: text.description,
    keywords: ['desk'],
    image: '/images/share/home.png',
    canonicalPath: addresses.admin,
    robots: ROBOTS_NONE,
  }),
  Page: ({ context }) => (
    <SignedOut brand={context.brand}>
      {context.adminExists ? <SignInForm problem={context.query.get('problem')} /> : <Closed />}
    </SignedOut>
  ),
});

interface SignedOutProps {
  readonly brand: Brand;
  readonly children: ReactNode;
}

/** The frame of what an operator without a session sees. */
export const SignedOut = ({ brand, children }: SignedOutProps) => (
  <>
    <header className="desk-top on-accent">
      <div className="page">
        <a href={addresses.home} aria-label={brand.name}>
          <img src="/images/wordmark.svg" alt="" width={202} height={44} />
        </a>
        <span className="badge">{adminText.desk}</span>
      </div>
    </header>
    <main id="main" className="desk-door page">
      {children}
    </main>
  </>
);

const Closed = () => (
  <>
    <h1 className="vh">{text.closed}</h1>
    <EmptyState icon="lock" title={text.closed}>
      {text.closedText}
    </EmptyState>
  </>
);

const SignInForm = ({ problem }: { readonly problem: string | null }) => (
  <form className="form" method="post" action={adminEndpoints.signIn}>
    <h1 className="desk-title">{text.heading}</h1>
    <p className="small">{text.text}</p>
    {problem && <Alert>{labelOf(adminText.problems, problem) ?? adminText.problem}</Alert>}
    <Field
      id="passphrase"
      name="passphrase"
      type="password"
      label={text.passphrase}
      autoComplete="current-password"
      maxLength={500}
      required
    />
    <Field
      id="name"
      name="name"
      label={text.name}
      hint={text.nameHint}
      autoComplete="given-name"
      maxLength={40}
      required
    />
    <Button type="submit" wide>
      {text.open}
    </Button>
  </form>
);
