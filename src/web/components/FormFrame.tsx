import type { ReactNode } from 'react';
import { formPageText } from '../../content/text/forms.ts';
import { addresses } from '../contract/addresses.ts';
import { PageHead } from './heroes.tsx';
import { Steps, type StepText } from './lists.tsx';
import { Section } from './sections.tsx';

interface FormFrameProps {
  readonly crumb: string;
  readonly title: string;
  readonly lead: string;
  /** The steps that follow once the form is sent. */
  readonly steps: readonly StepText[];
  readonly children: ReactNode;
}

/** A page with one form on a card and the next steps beside it. */
export const FormFrame = ({ crumb, title, lead, steps, children }: FormFrameProps) => (
  <>
    <PageHead
      crumbs={[{ label: formPageText.home, href: addresses.home }, { label: crumb }]}
      title={title}
      lead={lead}
    />
    <Section>
      <div className="beside form-page">
        <div className="card enquiry">{children}</div>
        <aside className="stack">
          <h2>{formPageText.next}</h2>
          <Steps steps={steps} />
        </aside>
      </div>
    </Section>
  </>
);
