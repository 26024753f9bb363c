import { IconButton } from '../../../client/ui/Button.tsx';
import { promptText } from '../../content/text/en/popup.ts';
import { storedBookingText } from '../../content/text/en/stored-booking.ts';
import { addresses } from '../contract/addresses.ts';

/** The floating prompt: client/idle/assistant.idle.ts shows it for a few seconds, never without JavaScript. */
export const ChatPrompt = () => (
  <aside className="later prompt" data-chat-prompt="" hidden aria-label={promptText.title}>
    <a href={addresses.assistant} data-opens="assistant">
      <Logo />
      <span>
        <b>{promptText.title}</b>
        <span className="small">{promptText.text}</span>
      </span>
    </a>
    <IconButton icon="x" label={promptText.dismiss} />
  </aside>
);

/** Template of the prompt about a booking that was confirmed offline, for client/idle/stored-posts.idle.ts. */
export const BookingPromptTemplate = () => (
  <template data-booking-prompt="">
    <div className="prompt" role="status">
      <a href={addresses.home}>
        <Logo />
        <span>
          <b>{storedBookingText.confirmed}</b>
          <span className="small">{storedBookingText.confirmedText}</span>
        </span>
      </a>
      <IconButton icon="x" label={promptText.dismiss} />
    </div>
  </template>
);

const Logo = () => <img src="/images/mark.svg" alt="" width={64} height={64} loading="lazy" />;
