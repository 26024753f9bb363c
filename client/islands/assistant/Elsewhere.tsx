import { assistantElsewhere as text } from '../../../src/content/text/assistant.ts';
import { addresses } from '../../../src/web/contract/addresses.ts';
import { Button, ButtonLink } from '../../ui/Button.tsx';

interface ElsewhereProps {
  /** The page's city, whose visits the assistant does not book. */
  readonly city: string;
  readonly onStay: () => void;
}

/** Tells a visitor from another city that the chat books in Jaipur, before it asks for a car and an area there. */
export const Elsewhere = ({ city, onStay }: ElsewhereProps) => (
  <>
    <p className="msg them">{text.message(city)}</p>
    <div className="choices">
      <ButtonLink short href={addresses.book}>
        {text.bookNow(city)}
      </ButtonLink>
      <Button kind="quiet" short onClick={onStay}>
        {text.inJaipur}
      </Button>
    </div>
  </>
);
