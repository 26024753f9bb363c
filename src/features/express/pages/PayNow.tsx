import { Button, ButtonLink } from '../../../../client/ui/Button.tsx';
import { expressText as text } from '../../../content/text/en/express.ts';
import { Section } from '../../../web/components/Section.tsx';
import { SectionHead } from '../../../web/components/SectionHead.tsx';
import { addresses } from '../../../web/contract/addresses.ts';
import { BOOKING_DIALOG } from '../../../web/document/BookingDialog.tsx';

/** The way to the cart of one express service. Its address names no car: the cart takes the one chosen last. */
export const PayNow = () => (
  <Section id="pay">
    <SectionHead flush title={text.payNow} text={text.payNowText}>
      <div className="pair">
        <ButtonLink icon="credit-card" href={addresses.expressPayNowCart}>
          {text.toCart}
        </ButtonLink>
        <Button kind="quiet" opens={BOOKING_DIALOG}>
          {text.payAfter}
        </Button>
      </div>
    </SectionHead>
  </Section>
);
