import type { ReactNode } from 'react';
import { formPageText } from '../../content/text/en/forms.ts';
import { addresses } from '../contract/addresses.ts';
import { PageHead } from './PageHead.tsx';
import { Section } from './Section.tsx';
import { Steps, type StepText } from './Steps.tsx';

interface FormFrameProps {
  readonly crumb: string;
  readonly title: string;
  readonly lead: string;
  /** What happens once the form is sent. */
  readonly steps: readonly StepText[];
  readonly children: ReactNode;
}

/** A form as a page of its own: the form on its card, and beside it what happens then. */
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
