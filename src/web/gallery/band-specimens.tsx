import { Button, ButtonLink } from '../../../client/ui/Button.tsx';
import { rupees } from '../../values/money.ts';
import { FormFrame } from '../components/FormFrame.tsx';
import { ClosingBand, MobileForm, Section, SectionHead, StickyAction } from '../components/sections.tsx';
import type { Specimen } from './specimen.ts';

const href = '#main';

/** Sections, closing bands and sticky actions. */
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
          <ButtonLink kind="white" href={href}>
            Open the chat
          </ButtonLink>
        </ClosingBand>
      ),
    },
  },
  {
    component: 'MobileForm',
    wide: true,
    states: {
      'on the closing band': (
        <ClosingBand title="Just leave your number" text="We call back within the hour.">
          <MobileForm formKey="gallery" button="Book Now" />
        </ClosingBand>
      ),
    },
  },
  {
    component: 'FormFrame',
    wide: true,
    states: {
      'with its next steps': (
        <FormFrame
          crumb="Feedback"
          title="Tell us how it went"
          lead="We read every message."
          steps={[{ title: 'We read it', text: 'Within a working day.' }]}
        >
          <p>The form</p>
        </FormFrame>
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
