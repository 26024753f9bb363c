import { ButtonLink } from '../../../../client/ui/Button.tsx';
import { ownBookingText as text } from '../../../content/text/own-booking.ts';
import type { PageContext } from '../../../web/pages/page-entry.ts';

interface UnavailableProps {
  readonly heading: string;
  readonly text: string;
  readonly context: PageContext;
}

/** Stands in the place of a booking or an order while the ledger does not answer: it exists, so 404 would be wrong. */
export const Unavailable = ({ heading, text: lead, context: { brand } }: UnavailableProps) => (
  <div className="page-head">
    <div className="page">
      <h1>{heading}</h1>
      <p className="lead">{lead}</p>
      <ButtonLink href={`tel:${brand.supportPhoneDial}`} icon="phone">
        {text.call}
      </ButtonLink>
    </div>
  </div>
);
