import { ButtonLink } from '../../../../client/ui/Button.tsx';
import { homeText } from '../../../content/text/en/home.ts';
import { addresses } from '../../../web/contract/addresses.ts';

export const OpenChat = () => (
  <ButtonLink kind="quiet" icon="message-circle" href={addresses.assistant}>
    {homeText.openChat}
  </ButtonLink>
);
