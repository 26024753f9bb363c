import { ButtonLink } from '../../../client/ui/ButtonLink.tsx';
import { DoneMark } from '../../../client/ui/DoneMark.tsx';
import { formPageText } from '../../content/text/en/forms.ts';
import { addresses } from '../../contract/addresses.ts';
import { ROBOTS_INDEX } from '../../document/metadata.ts';
import { chatLink } from '../../domain/chat-link/chat-link.ts';
import { nothingToLoad, page, single, standardChrome } from '../page-entry.ts';

const text = formPageText.thankYou;

/** After a form without JavaScript. Says nothing of who sent what: it is the same page for everybody. */
export const thankYouPage = page({
  name: 'thank-you',
  family: 'form',
  group: 'other',
  audience: 'unlisted',
  query: ['for'],
  chrome: { ...standardChrome, popup: { automatic: false, exitIntent: false, forceClosed: true } },
  addresses: single(addresses.thankYou),
  load: nothingToLoad,
  metadata: ({ context }) => ({
    title: `${text.title} | ${context.brand.name}`,
    description: text.description,
    keywords: ['car service booking'],
    image: '/images/share/home.png',
    canonicalPath: addresses.thankYou,
    robots: ROBOTS_INDEX,
  }),
  Page: ({ context }) => (
    <section className="section">
      <div className="page narrow">
        <DoneMark />
        <h1>{text.heading}</h1>
        <p className="lead">{text.text}</p>
        <ButtonLink href={chatLink(context.brand.chatNumber, { kind: 'book_now' })} icon="message-circle">
          {text.openChat}
        </ButtonLink>
      </div>
    </section>
  ),
});
