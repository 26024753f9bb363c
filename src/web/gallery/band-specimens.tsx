import { Button, ButtonLink } from '../../../client/ui/Button.tsx';
import { MobileField } from '../../../client/ui/MobileField.tsx';
import { rupees } from '../../values/money.ts';
import { ClosingBand } from '../components/ClosingBand.tsx';
import { Section } from '../components/Section.tsx';
import { SectionHead } from '../components/SectionHead.tsx';
import { StickyAction } from '../components/StickyAction.tsx';
import type { Specimen } from './specimen.ts';

const href = '#main';

/** What a page is divided by, and what it ends with. */
export const bandSpecimens: readonly Specimen[] = [
  {
    component: 'Section',
    states: {
      'on sand, split': (
        <Section sand split>
          <SectionHead title="Good to know" text="Ask anything else in the chat." flush />
          <p>The content.</p>
        </Section>
      ),
    },
  },
  {
    component: 'SectionHead',
    states: {
      'with a button': (
        <SectionHead title="Questions from Jaipur" text="Ask anything else in the chat.">
          <ButtonLink kind="quiet" href={href} icon="message-circle">
            Open the chat
          </ButtonLink>
        </SectionHead>
      ),
    },
  },
  {
    component: 'ClosingBand',
    states: {
      'with a form': (
        <ClosingBand
          title="Leave your number. We do the rest."
          text="A chat opens with your car and service filled in. Confirm the time there."
        >
          <form>
            <MobileField id="g-closing" />
            <Button kind="white" wide>
              Book Now
            </Button>
          </form>
        </ClosingBand>
      ),
    },
  },
  {
    component: 'StickyAction',
    states: {
      'with a price': (
        <StickyAction
          caption="Swift petrol, express"
          price={rupees(2999)}
          action={<Button opens="gallery-booking">Book Now</Button>}
        />
      ),
    },
  },
];
