import type { ReactNode } from 'react';
import type { City } from '../../content/cities/city.ts';
import { promptText } from '../../content/text/popup.ts';
import { isOfferedIn } from '../../features/offers/index.ts';

/** The promise of the floating prompt in the page's city. */
export const chatPromise = (city: City): string =>
  isOfferedIn(city, 'express') ? promptText.text : promptText.workshopText;

interface DockProps {
  /** The line of the prompt that client/idle/chat-prompt.ts adds; undefined on pages without the prompt. */
  readonly promise: string | undefined;
  /** The question for consent, where the site tracks visits. */
  readonly children: ReactNode;
}

/** The place of prompts, above the bars. */
export const Dock = ({ promise, children }: DockProps) => (
  <div className={children ? 'dock' : 'later dock'} data-prompt={promise}>
    {children}
  </div>
);
