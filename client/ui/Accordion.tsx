import type { ReactNode } from 'react';

interface AccordionItem {
  readonly title: string;
  readonly content: ReactNode;
}

interface AccordionProps {
  readonly items: readonly AccordionItem[];
  /** Opens the first question from the start. */
  readonly openFirst?: boolean;
  /** With a name, only one question is open at a time. */
  readonly name?: string;
}

/** A list of questions that unfold. It uses `<details>`, which the browser also opens for a search in the page. */
export const Accordion = ({ items, openFirst, name }: AccordionProps) => (
  <div className="faq">
    {items.map(({ title, content }, index) => (
      <details className="q" key={title} open={openFirst && index === 0} name={name}>
        <summary>{title}</summary>
        {typeof content === 'string' ? <p>{content}</p> : <div>{content}</div>}
      </details>
    ))}
  </div>
);
