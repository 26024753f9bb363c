import type { ComponentProps } from 'react';
import { ButtonLink } from './Button.tsx';

type ChatLinkProps = Omit<ComponentProps<typeof ButtonLink>, 'target' | 'rel' | 'wide' | 'icon'>;

/** A button into the business chat, which opens in another tab. client/idle/redirects.idle.ts records its presses. */
export const ChatLink = (props: ChatLinkProps) => (
  <ButtonLink {...props} target="_blank" rel="noopener" wide icon="message-circle" />
);
