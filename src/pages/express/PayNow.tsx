import { Button } from '../../../client/ui/Button.tsx';
import { ButtonLink } from '../../../client/ui/ButtonLink.tsx';
import { Section } from '../../components/Section.tsx';
import { SectionHead } from '../../components/SectionHead.tsx';
import { expressText as text } from '../../content/text/en/express.ts';
import { addresses } from '../../contract/addresses.ts';
import { BOOKING_DIALOG } from '../../document/BookingDialog.tsx';
import type { PageContext } from '../page-entry.ts';

/** The way to the cart of one express service, with the car the address names; a car chosen on the page is known there. */
export function PayNow({ context }: { readonly context: PageContext }) {
  const car = context.query.get('car');
  const query = car === null ? '' : `?${new URLSearchParams({ car })}`;
  return (
    <Section id="pay" narrow>
      <SectionHead title={text.payNow} text={text.payNowText} />
      <ButtonLink wide icon="credit-card" href={`${addresses.expressPayNowCart}${query}`}>
        {text.toCart}
      </ButtonLink>
      <Button wide kind="quiet" opens={BOOKING_DIALOG} className="mt-4">
        {text.payAfter}
      </Button>
    </Section>
  );
}
