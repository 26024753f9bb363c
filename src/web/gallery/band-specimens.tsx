import { Button, ButtonLink } from '../../../client/ui/Button.tsx';
import { rupees } from '../../values/money.ts';
import { BannerCard } from '../components/BannerCard.tsx';
import { FormFrame } from '../components/FormFrame.tsx';
import { ClosingBand, MobileForm, Section, SectionHead, StickyAction } from '../components/sections.tsx';
import type { Specimen } from './specimen.ts';

const href = '#main';

const banner = {
  heading: 'Rain on the way in Pune',
  line: 'New wipers and a seal check while you wait.',
  button: 'See the price',
  href,
};

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
    component: 'BannerCard',
    states: {
      'with a picture and a coupon': (
        <BannerCard
          id="banner-hero"
          {...banner}
          picture="service-windshield"
          coupon={{ code: 'RAIN20', off: '20%' }}
        />
      ),
      'with text only': <BannerCard id="banner-prices" {...banner} picture={undefined} coupon={undefined} />,
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
