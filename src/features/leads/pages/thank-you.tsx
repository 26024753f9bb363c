import type { EnquiryThanks } from '../../../../client/islands/enquiries/Enquiry.island.tsx';
import { ButtonLink, TextLink } from '../../../../client/ui/Button.tsx';
import { DoneMark } from '../../../../client/ui/Icon.tsx';
import { formPageText } from '../../../content/text/forms.ts';
import { myBookingsText } from '../../../content/text/my-bookings.ts';
import { scheduleText } from '../../../content/text/schedule.ts';
import { LocalityList, Steps } from '../../../web/components/lists.tsx';
import { Section, SectionHead } from '../../../web/components/sections.tsx';
import { addresses } from '../../../web/contract/addresses.ts';
import { bookNowMessage } from '../../../web/document/book-now-message.ts';
import { ROBOTS_UNLISTED } from '../../../web/document/metadata.ts';
import { openChatLink } from '../../../web/document/open-chat-link.ts';
import {
  nothingToLoad,
  type PageContext,
  page,
  single,
  standardChrome,
} from '../../../web/pages/page-entry.ts';
import { enquiryThanksFor } from '../../enquiries/index.ts';
import { chatData, chatSubject } from './chat-data.ts';
import { CHOSEN_QUERY, chosenIn } from './chosen-service.ts';

const text = formPageText.thankYou;

const scheduleThanks: EnquiryThanks = { title: scheduleText.doneTitle, text: scheduleText.doneText };

/** The page after a form without JavaScript. It holds no personal data, because it is cached for everybody. */
export const thankYouPage = page({
  name: 'thank-you',
  family: 'form',
  group: 'other',
  audience: 'unlisted',
  query: ['for', ...CHOSEN_QUERY],
  chrome: { ...standardChrome, footer: 'short', popup: 'closed' },
  addresses: single(addresses.thankYou),
  load: nothingToLoad,
  metadata: ({ context }) => ({
    title: `${text.title} | ${context.brand.name}`,
    description: text.description,
    keywords: ['car service booking'],
    image: 'home',
    canonicalPath: addresses.thankYou,
    robots: ROBOTS_UNLISTED,
  }),
  Page: ({ context }) => {
    const what = context.query.get('for');
    const thanks = what === 'service-request' ? scheduleThanks : enquiryThanksFor(what, context.brand);
    const steps =
      thanks === undefined ? text.steps : what === 'service-request' ? text.requestSteps : undefined;
    return (
      <>
        <div className="page-head done-head">
          <div className="page">
            <DoneMark />
            <div>
              <h1>{thanks?.title ?? text.heading}</h1>
              <p className="lead">{thanks?.text ?? text.text}</p>
              <NextAction thanks={thanks} context={context} />
              <TextLink href={addresses.myBookings}>{myBookingsText.title}</TextLink>
            </div>
          </div>
        </div>
        {steps && (
          <Section>
            <SectionHead title={formPageText.next} />
            <Steps steps={steps} />
          </Section>
        )}
        <Section joined={steps !== undefined}>
          <SectionHead title={text.meanwhile} />
          <LocalityList localities={meanwhile} />
        </Section>
      </>
    );
  },
});

interface NextActionProps {
  readonly thanks: EnquiryThanks | undefined;
  readonly context: PageContext;
}

/** Links to the chat or, after good feedback, to the public reviews. */
const NextAction = ({ thanks, context }: NextActionProps) => {
  const { brand, city } = context;
  return thanks?.link ? (
    <ButtonLink href={thanks.link.href} rel="noopener">
      {thanks.link.label}
    </ButtonLink>
  ) : (
    <ButtonLink
      href={
        thanks
          ? openChatLink({ kind: 'support' })
          : openChatLink(bookNowMessage(brand, city, chosenIn(context)), chatSubject(context))
      }
      rel="nofollow"
      kind={thanks ? 'quiet' : 'primary'}
      icon="message-circle"
      {...(thanks ? {} : chatData(context))}
    >
      {text.openChat}
    </ButtonLink>
  );
};

const meanwhile = [
  { href: addresses.services, name: text.links.prices },
  { href: addresses.express, name: text.links.express },
  { href: addresses.blog, name: text.links.blog },
];
