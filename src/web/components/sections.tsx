import type { ReactNode } from 'react';
import { Button } from '../../../client/ui/Button.tsx';
import { classNames } from '../../../client/ui/class-names.ts';
import { MobileField } from '../../../client/ui/MobileField.tsx';
import { Price } from '../../../client/ui/Price.tsx';
import { uiText } from '../../content/text/ui.ts';
import type { PriceName } from '../../features/pricing/contract.ts';
import type { Paise } from '../../values/money.ts';
import { endpoints } from '../contract/addresses.ts';

interface SectionProps {
  readonly children: ReactNode;
  /** Gives the section the sand background; every second section has it. */
  readonly sand?: boolean;
  /** True after a section with the same background: the gap between them is not doubled. */
  readonly joined?: boolean;
  /** Puts the first child, the heading, beside the content from 992 px. */
  readonly split?: boolean;
  readonly narrow?: boolean;
  readonly id?: string;
}

/** A section of the page with the page's content width. */
export const Section = ({ children, sand, joined, split, narrow, id }: SectionProps) => (
  <section
    className={classNames(
      'section',
      sand && 'sand',
      joined && 'joined',
      split && 'split',
      narrow && 'narrow',
    )}
    id={id}
  >
    {children}
  </section>
);

interface SectionHeadProps {
  readonly title: ReactNode;
  readonly text?: ReactNode;
  /** Content under the text, such as a button or a rating. */
  readonly children?: ReactNode;
  /** Removes the gap below, for a heading beside its content. */
  readonly flush?: boolean;
}

export const SectionHead = ({ title, text, children, flush }: SectionHeadProps) => (
  <div className={classNames('head', flush && 'flush')}>
    <h2>{title}</h2>
    {text && <p>{text}</p>}
    {children}
  </div>
);

interface ClosingBandProps {
  readonly title: string;
  readonly text: ReactNode;
  /** A form or a button. */
  readonly children: ReactNode;
}

/** The closing section of a page, on a lattice background; once a page. */
export const ClosingBand = ({ title, text, children }: ClosingBandProps) => (
  <div className="page">
    <section className="close on-accent">
      <div>
        <h2>{title}</h2>
        <p>{text}</p>
      </div>
      {children}
    </section>
  </div>
);

interface StickyActionProps {
  /** "Swift petrol, express" */
  readonly caption: ReactNode;
  readonly price?: Paise | undefined;
  readonly follows?: PriceName | undefined;
  /** The page's main button. */
  readonly action: ReactNode;
}

/** The page's main action, fixed above the bottom bar on a phone; the button in the top bar then turns quiet. */
export function StickyAction({ caption, price, follows, action }: StickyActionProps) {
  return (
    <aside className="action-bar" aria-label={uiText.yourPrice}>
      <div>
        <span className="caption">{caption}</span>
        {price !== undefined && <Price amount={price} follows={follows} />}
      </div>
      {action}
    </aside>
  );
}

interface MobileFormProps {
  readonly formKey: string;
  readonly button: string;
}

/** A form with only a mobile number. It is a plain form, so it works at once and without JavaScript. */
export const MobileForm = ({ formKey, button }: MobileFormProps) => (
  <form method="post" action={endpoints.leads}>
    <MobileField id="closing-mobile" required />
    {/* A key of its own: a visitor may send the dialog of the same page with another number. */}
    <input type="hidden" name="idempotencyKey" value={`${formKey}-band`} />
    <Button type="submit" kind="white" wide>
      {button}
    </Button>
  </form>
);
