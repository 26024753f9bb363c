import { bookingText as text } from '../../../src/content/text/en/booking.ts';
import { ButtonLink } from '../../ui/Button.tsx';
import { DoneMark } from '../../ui/Icon.tsx';

/** After a success: what happens next, and the chat as a visible link too, for browsers that blocked the tab. */
export const BookingDone = ({ chatUrl = '#' }: { readonly chatUrl: string | undefined }) => (
  <div className="sheet-body" role="status">
    <DoneMark />
    <p className="h2">{text.doneTitle}</p>
    <p>{text.doneText}</p>
    <ButtonLink href={chatUrl} target="_blank" rel="noopener" wide icon="message-circle">
      {text.openChat}
    </ButtonLink>
  </div>
);
