import { ButtonLink, TextLink } from '../../../../client/ui/Button.tsx';
import { ChatLink } from '../../../../client/ui/ChatLink.tsx';
import { ownBookingText as text } from '../../../content/text/own-booking.ts';
import { productId, serviceIdOf, serviceWord } from '../../../records/service-words.ts';
import { FULL_STOP } from '../../../values/format.ts';
import { slugify } from '../../../values/slug.ts';
import { addresses } from '../../../web/contract/addresses.ts';
import type { PageContext } from '../../../web/pages/page-entry.ts';

interface OwnLinksProps {
  /** The first action, such as booking again. */
  readonly first?: { readonly href: string; readonly label: string } | undefined;
  /** The calendar file; a cancelled visit's file takes it off the calendar. */
  readonly calendar?: { readonly href: string; readonly isCancelled: boolean } | undefined;
  /** The endpoints that redirect into the chat app with this page's link: to the business, or to whom the visitor likes. */
  readonly chat: string;
  readonly share: string;
  /** The subject of the chat: the service's id or any of its words, the car, and the price as the page shows it. */
  readonly about: {
    readonly service?: string | undefined;
    readonly car?: string | undefined;
    readonly price?: string | undefined;
  };
  /** Whether the link can still move or cancel the visit. */
  readonly mayChange: boolean;
  readonly context: Pick<PageContext, 'brand'>;
}

/** A service as a press on a link into the chat names it. */
const subjectOf = (id: string) => ({
  'data-service': serviceWord(id),
  'data-product': productId(slugify(id)),
});

/** Links about a booking or an order: calendar, chat, call, and what to do with the page's own link. */
export const OwnLinks = ({
  first,
  calendar,
  chat,
  share,
  about,
  mayChange,
  context: { brand },
}: OwnLinksProps) => (
  <>
    <div className="own-links no-print">
      {first && (
        <ButtonLink href={first.href} wide className="row">
          {first.label}
        </ButtonLink>
      )}
      {calendar && (
        <ButtonLink
          href={calendar.href}
          kind={calendar.isCancelled || !mayChange ? 'quiet' : undefined}
          download
          wide
          icon="calendar"
          className="row"
        >
          {calendar.isCancelled ? text.removeFromCalendar : text.addToCalendar}
        </ButtonLink>
      )}
      <ChatLink
        href={chat}
        kind="quiet"
        data-source="own_booking"
        {...(about.service !== undefined && subjectOf(serviceIdOf(about.service)))}
        data-car={about.car}
        data-price={about.price}
      >
        {text.openChat}
      </ChatLink>
      <ButtonLink href={`tel:${brand.supportPhoneDial}`} kind="quiet" wide icon="phone">
        {text.call}
      </ButtonLink>
    </div>
    <section className="own-share no-print" aria-label={text.link.title}>
      <h2>{text.link.title}</h2>
      <div className="own-links">
        <ButtonLink href={share} kind="quiet" wide icon="share-2" target="_blank" rel="noopener">
          {text.share}
        </ButtonLink>
      </div>
      <p className="caption">
        {text.link.saved} <TextLink href={addresses.myBookings}>{text.link.myBookings}</TextLink>
        {FULL_STOP}
        {mayChange && ` ${text.shareNote}`}
      </p>
    </section>
  </>
);
