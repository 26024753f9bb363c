import type { ReactNode } from 'react';
import { Price } from '../../../client/ui/Price.tsx';
import { useUiText } from '../../../client/ui/ui-text.ts';
import type { PriceName } from '../../features/pricing/contract.ts';
import type { Paise } from '../../values/money.ts';

interface StickyActionProps {
  /** "Swift petrol, express" */
  readonly caption: ReactNode;
  readonly price?: Paise | undefined;
  readonly follows?: PriceName | undefined;
  /** The page's one button. */
  readonly action: ReactNode;
}

/** The page's one action, at hand on a phone above the bottom bar; the button in the top bar then turns quiet. */
export function StickyAction({ caption, price, follows, action }: StickyActionProps) {
  const text = useUiText();
  return (
    <aside className="action-bar" aria-label={text.yourPrice}>
      <div>
        <span className="caption">{caption}</span>
        {price !== undefined && <Price amount={price} follows={follows} />}
      </div>
      {action}
    </aside>
  );
}
