import { island as assistant } from '../../../../client/islands/assistant/Assistant.island.tsx';
import { island as booking } from '../../../../client/islands/leads/Booking.island.tsx';
import { Alert } from '../../../../client/ui/Alert.tsx';
import { ButtonLink } from '../../../../client/ui/Button.tsx';
import { assistantPageText as text } from '../../../content/text/assistant-page.ts';
import { addresses, endpoints } from '../../../web/contract/addresses.ts';
import { assistantProps } from '../../../web/document/AssistantIsland.tsx';
import { bookNowLink, bookNowMessage } from '../../../web/document/book-now-message.ts';
import { Island } from '../../../web/document/Island.tsx';
import { ROBOTS_INDEX } from '../../../web/document/metadata.ts';
import { openChatLink } from '../../../web/document/open-chat-link.ts';
import { nothingToLoad, page, returnedTo, single, standardChrome } from '../../../web/pages/page-entry.ts';
import { problemText } from '../../../web/pages/problem-text.ts';

/** Shows the error of a booking that the form sent without JavaScript. */
const Problem = ({ code, phone }: { readonly code: string | null; readonly phone: string }) =>
  code === null ? null : <Alert focused>{problemText(code, phone)}</Alert>;

/** The assistant's own page. Without JavaScript it offers a plain booking form and a link to the business chat. */
export const assistantPage = page({
  name: 'assistant',
  family: 'form',
  group: 'other',
  audience: 'unlisted',
  query: ['problem'],
  chrome: { ...standardChrome, popup: 'closed' },
  addresses: single(addresses.assistant),
  load: nothingToLoad,
  metadata: ({ context }) => ({
    title: `${text.title} | ${context.brand.name}`,
    description: text.description,
    keywords: ['book car service online', 'car service chat', 'car service jaipur'],
    image: 'home',
    canonicalPath: addresses.assistant,
    robots: ROBOTS_INDEX,
  }),
  Page: ({ context }) => (
    <section className="section narrow chat-section">
      <h1>{context.city.bookedOnline ? text.heading : text.headingElsewhere}</h1>
      <Problem code={context.query.get('problem')} phone={context.brand.supportPhone} />
      <p className="lead space-above-2">
        {context.city.bookedOnline ? text.lead : text.leadElsewhere(context.city.name)}
      </p>
      <Island
        of={assistant}
        start="load"
        className="chat-page"
        props={{ ...assistantProps(context), placement: 'page' }}
      />
      <h2 className="space-above-6">{text.formHeading}</h2>
      <p className="space-above-2 space-below-4">{text.formLead}</p>
      <Island
        of={booking}
        props={{
          formKey: context.formKey,
          phone: context.brand.supportPhoneDial,
          chatUrl: bookNowLink(context.brand, context.city),
          id: 'assistant-page',
          // A slot of the express page is asked for by number alone, like this form.
          returned: returnedTo(context, endpoints.bookings),
        }}
      />
      <p className="space-above-5">
        <ButtonLink
          href={openChatLink(bookNowMessage(context.brand, context.city))}
          kind="quiet"
          icon="message-circle"
          target="_blank"
          rel="noopener nofollow"
        >
          {text.openChat}
        </ButtonLink>
      </p>
    </section>
  ),
});
