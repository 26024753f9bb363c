import { island as booking, bookingFormId } from '../../../../client/islands/leads/Booking.island.tsx';
import { Alert } from '../../../../client/ui/Alert.tsx';
import { bookingText } from '../../../content/text/booking.ts';
import { formPageText } from '../../../content/text/forms.ts';
import { formatMoney } from '../../../values/money.ts';
import { FormFrame } from '../../../web/components/FormFrame.tsx';
import { addresses, endpoints } from '../../../web/contract/addresses.ts';
import { bookNowLink, type Chosen } from '../../../web/document/book-now-message.ts';
import { Island } from '../../../web/document/Island.tsx';
import { LeadSubjectFields } from '../../../web/document/LeadSubjectFields.tsx';
import { ROBOTS_INDEX } from '../../../web/document/metadata.ts';
import { page, returnedTo, single, standardChrome } from '../../../web/pages/page-entry.ts';
import { problemText } from '../../../web/pages/problem-text.ts';
import { CHOSEN_QUERY, chosenIn, subjectOf } from './chosen-service.ts';

const text = formPageText.book;
const FORM = 'book-page';

/** "Express service for Maruti Swift petrol, ₹3,199" */
const subjectLine = ({ service, car, price }: Chosen): string | undefined =>
  service === undefined || car === undefined
    ? service
    : text.subject(service, car, price === undefined ? undefined : formatMoney(price));

/** Book Now as a page: a refused form without JavaScript returns here. */
export const bookPage = page({
  name: 'book',
  family: 'form',
  group: 'other',
  booksHere: true,
  audience: 'unlisted',
  query: ['problem', ...CHOSEN_QUERY],
  chrome: { ...standardChrome, popup: 'closed' },
  addresses: single(addresses.book),
  load: (_, context) => ({ chosen: chosenIn(context) }),
  metadata: ({ context }) => ({
    title: `${text.title} | ${context.brand.name}`,
    description: text.description,
    keywords: ['book car service', 'car service booking'],
    image: 'home',
    canonicalPath: addresses.book,
    robots: ROBOTS_INDEX,
    about: subjectOf(context),
  }),
  Page: ({ data: { chosen }, context }) => {
    const problem = context.query.get('problem');
    return (
      <FormFrame
        crumb={text.crumb}
        title={bookingText.title}
        lead={subjectLine(chosen) ?? text.lead}
        steps={text.steps}
      >
        {problem && <Alert focused>{problemText(problem, context.brand.supportPhone)}</Alert>}
        <Island
          of={booking}
          props={{
            formKey: context.formKey,
            phone: context.brand.supportPhoneDial,
            chatUrl: bookNowLink(context.brand, context.city, chosen),
            id: FORM,
            returned: returnedTo(context, endpoints.leads),
          }}
        />
        <LeadSubjectFields form={bookingFormId(FORM)} about={subjectOf(context)} />
      </FormFrame>
    );
  },
});
