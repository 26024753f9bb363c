import { island as booking } from '../../../client/islands/booking/Booking.island.tsx';
import { Alert } from '../../../client/ui/Alert.tsx';
import { bookingText } from '../../content/text/en/booking.ts';
import { formPageText } from '../../content/text/en/forms.ts';
import { addresses } from '../../contract/addresses.ts';
import { Island } from '../../document/Island.tsx';
import { ROBOTS_INDEX } from '../../document/metadata.ts';
import { chatLink } from '../../domain/chat-link/chat-link.ts';
import { nothingToLoad, page, single, standardChrome } from '../page-entry.ts';
import { problemText } from './problem-text.ts';

const text = formPageText.book;

/** Book Now as a page of its own: where a form without JavaScript comes back to when something was wrong. */
export const bookPage = page({
  name: 'book',
  family: 'form',
  group: 'other',
  audience: 'unlisted',
  query: ['problem'],
  chrome: { ...standardChrome, popup: { automatic: false, exitIntent: false, forceClosed: true } },
  addresses: single(addresses.book),
  load: nothingToLoad,
  metadata: ({ context }) => ({
    title: `${text.title} | ${context.brand.name}`,
    description: text.description,
    keywords: ['book car service', 'car service booking'],
    image: '/images/share/home.png',
    canonicalPath: addresses.book,
    robots: ROBOTS_INDEX,
  }),
  Page: ({ context }) => {
    const problem = context.query.get('problem');
    return (
      <section className="section">
        <div className="page narrow">
          <h1>{bookingText.title}</h1>
          {problem && <Alert>{problemText(problem, context.brand.supportPhone)}</Alert>}
          <Island
            of={booking}
            props={{
              formKey: context.formKey,
              phone: context.brand.supportPhoneDial,
              chatUrl: chatLink(context.brand.chatNumber, { kind: 'book_now' }),
              id: 'book-page',
            }}
          />
        </div>
      </section>
    );
  },
});
