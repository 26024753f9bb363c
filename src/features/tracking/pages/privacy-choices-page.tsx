import { Alert } from '../../../../client/ui/Alert.tsx';
import { Button, TextLink } from '../../../../client/ui/Button.tsx';
import { privacyChoicesText as text } from '../../../content/text/privacy-choices.ts';
import { PageHead } from '../../../web/components/heroes.tsx';
import { Section } from '../../../web/components/sections.tsx';
import { ProseRows } from '../../../web/components/text-blocks.tsx';
import { addresses, endpoints } from '../../../web/contract/addresses.ts';
import { ROBOTS_INDEX } from '../../../web/document/metadata.ts';
import { pageTitle } from '../../../web/document/page-title.ts';
import { breadcrumbNode } from '../../../web/document/structured-data/breadcrumb-list.ts';
import { organisationNode } from '../../../web/document/structured-data/organisation.ts';
import {
  nothingToLoad,
  type PageContext,
  page,
  single,
  standardChrome,
} from '../../../web/pages/page-entry.ts';
import { problemText } from '../../../web/pages/problem-text.ts';
import { CONSENT_CHOICES, type ConsentChoice } from '../rules/consent.ts';

const crumbs = [{ label: text.home, href: addresses.home }, { label: text.title }];

/** The visitor gives or withdraws consent here. The page is cached for everybody, so only `?choice=` confirms a choice. */
export const privacyChoicesPage = page({
  name: 'privacy-choices',
  family: 'privacy-choices',
  group: 'other',
  chrome: { ...standardChrome, popup: 'closed' },
  query: ['choice', 'problem'],
  addresses: single(addresses.privacyChoices),
  load: nothingToLoad,
  metadata: ({ context }) => ({
    title: pageTitle(text.title, context.brand.name),
    description: text.description,
    keywords: text.keywords,
    image: 'legal',
    canonicalPath: addresses.privacyChoices,
    robots: ROBOTS_INDEX,
    structuredData: [organisationNode(context), breadcrumbNode(context, crumbs)],
  }),
  Page: ({ context }) => (
    <>
      <PageHead crumbs={crumbs} title={text.heading} lead={text.lead} />
      <Section>
        <div className="stack">
          <Outcome context={context} />
          <form method="post" action={endpoints.consent} className="card choice-form">
            <fieldset>
              <legend className="h3">{text.legend}</legend>
              <Button type="submit" kind="quiet" name="choice" value="none" wide>
                {text.none}
              </Button>
              <Button type="submit" kind="quiet" name="choice" value="all" wide>
                {text.all}
              </Button>
            </fieldset>
            <p className="small">{text.asked}</p>
          </form>
        </div>
      </Section>
      <Section joined>
        <ProseRows sections={text.sections} />
        <p className="space-above-6">
          <TextLink href={addresses.privacyPolicy} arrow>
            {text.policy}
          </TextLink>
        </p>
      </Section>
    </>
  ),
});

const isChoice = (value: string | null): value is ConsentChoice =>
  CONSENT_CHOICES.some((choice) => choice === value);

function Outcome({ context: { query, brand } }: { readonly context: PageContext }) {
  const choice = query.get('choice');
  if (isChoice(choice)) return <Alert tone="good">{text.saved[choice]}</Alert>;
  const problem = query.get('problem');
  return problem === null ? null : (
    <Alert focused>{problemText(problem, brand.supportPhone, { failed: text.problem })}</Alert>
  );
}
