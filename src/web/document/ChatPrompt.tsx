import { IconButton } from '../../../client/ui/Button.tsx';
import type { City } from '../../content/cities/city.ts';
import { promptText } from '../../content/text/en/popup.ts';
import { isOfferedIn } from '../../features/offers/index.ts';
import { addresses } from '../contract/addresses.ts';

/**
 * The floating prompt, which client/idle/assistant.idle.ts shows for a few seconds. Without JavaScript it stays hidden.
 */
export const ChatPrompt = ({ city }: { readonly city: City }) => (
  <aside className="later prompt" data-chat-prompt="" hidden aria-label={promptText.title}>
    <a href={addresses.assistant} data-opens="assistant">
      <img src="/images/mark.svg" alt="" width={64} height={64} loading="lazy" />
      <span>
        <b>{promptText.title}</b>
        <span className="small">
          {isOfferedIn(city, 'express') ? promptText.text : promptText.workshopText}
        </span>
      </span>
    </a>
    <IconButton icon="x" label={promptText.dismiss} />
  </aside>
);
