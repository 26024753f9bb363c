import { Alert } from '../../../client/ui/Alert.tsx';
import { Button } from '../../../client/ui/Button.tsx';
import { EmptyState } from '../../../client/ui/EmptyState.tsx';
import { Field } from '../../../client/ui/Field.tsx';
import { deskText } from '../../content/text/en/desk.ts';
import { addresses } from '../../contract/addresses.ts';
import { deskEndpoints } from '../../contract/desk-addresses.ts';
import { ROBOTS_INDEX } from '../../document/metadata.ts';
import { type Chrome, nothingToLoad, page, single } from '../page-entry.ts';
import { wordOf } from './word-of.ts';

const text = deskText.signIn;

export const toolChrome: Chrome = {
  navigation: 'hidden',
  footer: false,
  bottomBar: false,
  popup: { automatic: false, exitIntent: false, forceClosed: true },
  tool: true,
};

/** The door of the desk; whoever is signed in meets the records here instead. */
export const deskPage = page({
  name: 'desk',
  family: 'desk',
  group: 'other',
  audience: 'private',
  query: ['problem'],
  chrome: toolChrome,
  addresses: single(addresses.desk),
  load: nothingToLoad,
  metadata: ({ context }) => ({
    title: `${text.title} | ${context.brand.name}`,
    description: text.description,
    keywords: ['desk'],
    image: '/images/share/home.png',
    canonicalPath: addresses.desk,
    robots: ROBOTS_INDEX,
  }),
  Page: ({ context }) => (
    <>
      <header className="desk-top on-accent">
        <div className="page">
          <a href={addresses.home} aria-label={context.brand.name}>
            <img src="/images/wordmark.svg" alt="" width={202} height={44} />
          </a>
          <span className="badge">{deskText.desk}</span>
        </div>
      </header>
      <main id="main" className="desk-door page">
        {context.deskExists ? <Door problem={context.query.get('problem')} /> : <Closed />}
      </main>
    </>
  ),
});

const Closed = () => (
  <>
    <h1 className="vh">{text.closed}</h1>
    <EmptyState icon="lock" title={text.closed}>
      {text.closedText}
    </EmptyState>
  </>
);

const Door = ({ problem }: { readonly problem: string | null }) => (
  <form className="form" method="post" action={deskEndpoints.signIn}>
    <h1 className="desk-title">{text.heading}</h1>
    <p className="small">{text.text}</p>
    {problem && <Alert>{wordOf(deskText.problems, problem) ?? deskText.problem}</Alert>}
    <Field
      id="passphrase"
      name="passphrase"
      type="password"
      label={text.passphrase}
      autoComplete="current-password"
      maxLength={500}
      required
    />
    <Button type="submit" wide>
      {text.open}
    </Button>
  </form>
);
