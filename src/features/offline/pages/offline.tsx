import { ButtonLink } from '../../../../client/ui/Button.tsx';
import { offlineText as text } from '../../../content/text/offline.ts';
import { CallText } from '../../../web/components/CallText.tsx';
import { PageHead } from '../../../web/components/heroes.tsx';
import { Section } from '../../../web/components/sections.tsx';
import { addresses } from '../../../web/contract/addresses.ts';
import { ROBOTS_NONE } from '../../../web/document/metadata.ts';
import { pageTitle } from '../../../web/document/page-title.ts';
import { nothingToLoad, page, single, standardChrome } from '../../../web/pages/page-entry.ts';

const crumbs = [{ label: text.home, href: addresses.home }, { label: text.title }];

/** The service worker stores this page and shows it in place of one that the browser has not stored. */
export const offlinePage = page({
  name: 'offline',
  family: 'offline',
  group: 'other',
  audience: 'unlisted',
  // Without a network the footer's links lead nowhere.
  chrome: { ...standardChrome, footer: false, popup: 'closed' },
  addresses: single(addresses.offline),
  load: nothingToLoad,
  metadata: ({ context }) => ({
    title: pageTitle(text.title, context.brand.name),
    description: text.description,
    keywords: [],
    image: 'legal',
    canonicalPath: addresses.offline,
    robots: ROBOTS_NONE,
    structuredData: [],
  }),
  Page: ({ context }) => (
    <>
      <PageHead crumbs={crumbs} title={text.heading} lead={text.lead}>
        <ButtonLink href={`tel:${context.brand.supportPhoneDial}`} icon="phone">
          <CallText text={text.call(context.brand.supportPhone)} />
        </ButtonLink>
      </PageHead>
      <Section>
        <p className="prose" data-stored-title="" hidden>
          {text.stored}
        </p>
        <ul className="prose" data-stored-pages="">
          <li>{text.none}</li>
        </ul>
        <p className="small space-above-6">{text.unsent}</p>
      </Section>
    </>
  ),
});
