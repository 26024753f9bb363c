import { ButtonLink } from '../../../../client/ui/Button.tsx';
import { ownJobText } from '../../../content/text/own-job.ts';
import { QrImage } from '../../../web/components/QrImage.tsx';
import type { UpiPayment } from '../contract.ts';

const text = ownJobText.upi;

/** Offers a payment by UPI: a link for the phone that shows the page, and a code for another phone. */
export const PayByUpi = ({ upi: { link, code } }: { readonly upi: UpiPayment }) => (
  <div className="pay-by-upi">
    <ButtonLink href={link} kind="quiet" wide icon="smartphone">
      {text.open}
    </ButtonLink>
    <QrImage code={code} label={text.code} />
    <p className="caption">{text.hint}</p>
  </div>
);
