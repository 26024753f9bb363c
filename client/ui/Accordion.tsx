import type { ReactNode } from 'react';
import { Icon } from './Icon.tsx';

interface AccordionItem {
  readonly title: string;
  readonly content: ReactNode;
}

interface AccordionProps {
  readonly items: readonly AccordionItem[];
  /** The first is open from the start. */
  readonly openFirst?: boolean;
  /** Given, only one of them is open at a time. */
  readonly name?: string;
}

/** Questions that open: the browser's own `<details>`, which also opens for a search in the page. */
export const Accordion = ({ items, openFirst, name }: AccordionProps) => (
  <div className="faq">
    {items.map(({ title, content }, index) => (
      <details className="q" key={title} open={openFirst && index === 0} name={name}>
        <summary>
          {title}
          <Icon name="plus" />
        </summary>
        <div>{typeof content === 'string' ? <p>{content}</p> : content}</div>
      </details>
    ))}
  </div>
);
