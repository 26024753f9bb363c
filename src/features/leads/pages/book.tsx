import { island as booking, bookingFormId } from '../../../../client/islands/leads/Booking.island.tsx';
import { Alert } from '../../../../client/ui/Alert.tsx';
import { bookingText } from '../../../content/text/en/booking.ts';
import { formPageText } from '../../../content/text/en/forms.ts';
import { chatLink } from '../../../values/chat-link.ts';
import { formatMoney } from '../../../values/money.ts';
import { FormFrame } from '../../../web/components/FormFrame.tsx';
import { addresses } from '../../../web/contract/addresses.ts';
import { Island } from '../../../web/document/Island.tsx';
import { LeadSubjectFields } from '../../../web/document/LeadSubjectFields.tsx';
import { type LeadSubject, ROBOTS_INDEX } from '../../../web/document/metadata.ts';
import { pricedFor, pricedServiceName } from '../../../web/document/priced-services.ts';
import { type PageContext, page, single, standardChrome } from '../../../web/pages/page-entry.ts';
import { problemText } from '../../../web/pages/problem-text.ts';

const text = formPageText.book;
const FORM = 'book-page';

/** Returns the service and car of the page's address (`addresses.bookFor`); unknown ones are left out. */
const subjectOf = ({ query }: PageContext): LeadSubject => ({
  serviceInterest: pricedServiceName(query.get('service') ?? ''),
  car: CAR.exec(query.get('car') ?? '')?.[0],
});

const CAR = /^[a-z0-9-]{3,160}$/;

/** Returns "Express service for Maruti Swift petrol, ₹3,199"; only the service while the prices are not loaded. */
function subjectLine(context: PageContext): string | undefined {
  const { serviceInterest: service, car = '' } = subjectOf(context);
  if (service === undefined) return undefined;
  const row = context.prices.book?.rowOfCar(car);
  if (row === undefined) return service;
  const price = pricedFor(row, service);
  return text.subject(service, row, price === undefined ? undefined : formatMoney(price));
}

/** Book Now as a page: a refused form without JavaScript returns here. */
export const bookPage = page({
  name: 'book',
  family: 'form',
  group: 'other',
  audience: 'unlisted',
  query: ['problem', 'service', 'car'],
  chrome: { ...standardChrome, popup: { automatic: false, exitIntent: false, forceClosed: true } },
  addresses: single(addresses.book),
  load: (_, context) => ({ subject: subjectLine(context) }),
  metadata: ({ context }) => ({
    title: `${text.title} | ${context.brand.name}`,
    description: text.description,
    keywords: ['book car service', 'car service booking'],
    image: '/images/share/home.png',
    canonicalPath: addresses.book,
    robots: ROBOTS_INDEX,
    about: subjectOf(context),
  }),
  Page: ({ data: { subject }, context }) => {
    const problem = context.query.get('problem');
    return (
      <FormFrame crumb={text.crumb} title={bookingText.title} lead={subject ?? text.lead} steps={text.steps}>
        {problem && <Alert>{problemText(problem, context.brand.supportPhone)}</Alert>}
        <Island
          of={booking}
          props={{
            formKey: context.formKey,
            phone: context.brand.supportPhoneDial,
            chatUrl: chatLink(context.brand.chatNumber, { kind: 'book_now' }),
            id: FORM,
          }}
        />
        <LeadSubjectFields form={bookingFormId(FORM)} about={subjectOf(context)} />
      </FormFrame>
    );
  },
});
