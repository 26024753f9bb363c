import { island } from '../../../../client/islands/voice/VoiceSearch.island.tsx';
import { ChipLink } from '../../../../client/ui/Chip.tsx';
import { listenText, voiceText } from '../../../content/text/voice.ts';
import { PageHead } from '../../../web/components/heroes.tsx';
import { TickList } from '../../../web/components/lists.tsx';
import { Section, SectionHead } from '../../../web/components/sections.tsx';
import { addresses } from '../../../web/contract/addresses.ts';
import { Fold } from '../../../web/document/Fold.tsx';
import { Island } from '../../../web/document/Island.tsx';
import { ROBOTS_INDEX } from '../../../web/document/metadata.ts';
import { pageTitle } from '../../../web/document/page-title.ts';
import { breadcrumbNode } from '../../../web/document/structured-data/breadcrumb-list.ts';
import { organisationNode } from '../../../web/document/structured-data/organisation.ts';
import { nothingToLoad, page, single } from '../../../web/pages/page-entry.ts';

const text = voiceText;

const crumbs = [{ label: text.home, href: addresses.home }, { label: text.crumb }] as const;

/** The search by voice. It sends the transcript to the same search as the rest of the site. */
export const voiceSearchPage = page({
  name: 'voice-search-demo',
  family: 'voice-search',
  group: 'other',
  addresses: single(addresses.voiceSearchDemo),
  load: nothingToLoad,
  metadata: ({ context }) => ({
    title: pageTitle(text.pageTitle, context.brand.name),
    description: text.description,
    keywords: ['voice search car service', 'car service in hindi'],
    image: 'services',
    canonicalPath: addresses.voiceSearchDemo,
    robots: ROBOTS_INDEX,
    structuredData: [organisationNode(context), breadcrumbNode(context, crumbs)],
  }),
  Page: () => (
    <>
      <PageHead crumbs={crumbs} title={text.heading} lead={text.lead} />
      <Section>
        <Island of={island} props={{ text: listenText }} />
      </Section>
      <Section sand>
        <SectionHead title={text.examplesTitle} text={text.examplesText} />
        <div className="choices">
          {text.examples.map((example) => (
            <Example key={example} words={example} />
          ))}
        </div>
      </Section>
      <Fold />
      <Section split>
        <SectionHead flush title={text.howTitle} />
        <TickList ticks={text.how} />
      </Section>
    </>
  ),
});

const DEVANAGARI = /[\u0900-\u097F]/;

/** Where all examples are Hindi, a note on each one says nothing. */
const MARKS_HINDI = !text.examples.every((words) => DEVANAGARI.test(words));

/** Shows an example query. A note marks Hindi, for visitors whose device cannot type it. */
function Example({ words }: { readonly words: string }) {
  const isHindi = DEVANAGARI.test(words);
  return (
    <ChipLink href={`${addresses.search}?q=${encodeURIComponent(words)}`}>
      {isHindi ? <span lang="hi">{words}</span> : words}
      {isHindi && MARKS_HINDI && <small>{text.inHindi}</small>}
    </ChipLink>
  );
}
