import type { ReactNode } from 'react';
import { Accordion } from '../../../client/ui/Accordion.tsx';

export interface Faq {
  readonly question: string;
  readonly answer: ReactNode;
}

/** Questions with answers, the first one open. */
export const FaqList = ({ faqs }: { readonly faqs: readonly Faq[] }) => (
  <Accordion openFirst items={faqs.map(({ question, answer }) => ({ title: question, content: answer }))} />
);
