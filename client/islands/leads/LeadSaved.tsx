import { bookingText as text } from '../../../src/content/text/en/booking.ts';
import { Alert } from '../../ui/Alert.tsx';
import { ButtonLink } from '../../ui/Button.tsx';

/** Without a network: the number waits in this browser, and the chat and the phone are still there. */
export const LeadSaved = ({ chatUrl, phone }: { readonly chatUrl: string; readonly phone: string }) => (
  <div className="sheet-body">
    <Alert tone="calm" icon="wifi-off">
      {text.offline}
    </Alert>
    <ButtonLink
      href={chatUrl}
      target="_blank"
      rel="noopener"
      wide
      icon="message-circle"
      data-source="book_now"
    >
      {text.openChat}
    </ButtonLink>
    <ButtonLink href={`tel:${phone}`} kind="quiet" wide icon="phone">
      {text.callInstead}
    </ButtonLink>
  </div>
);
