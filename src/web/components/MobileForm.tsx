import { Button } from '../../../client/ui/Button.tsx';
import { MobileField } from '../../../client/ui/MobileField.tsx';
import { endpoints } from '../contract/addresses.ts';

interface MobileFormProps {
  readonly formKey: string;
  readonly button: string;
}

/** A mobile number is enough for a lead. A plain form, so it works at once and without JavaScript. */
export const MobileForm = ({ formKey, button }: MobileFormProps) => (
  <form method="post" action={endpoints.leads}>
    <MobileField id="closing-mobile" pattern="[6-9][0-9]{9}" required />
    {/* Its own key: a visitor may send the dialog of the same page with another number. */}
    <input type="hidden" name="idempotencyKey" value={`${formKey}-band`} />
    <Button type="submit" kind="white" wide>
      {button}
    </Button>
  </form>
);
