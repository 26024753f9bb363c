import { Button } from '../../../../client/ui/Button.tsx';
import { MobileField } from '../../../../client/ui/MobileField.tsx';
import { homeText } from '../../../content/text/en/home.ts';
import { ClosingBand } from '../../../web/components/ClosingBand.tsx';
import { endpoints } from '../../../web/contract/addresses.ts';

const text = homeText.closing;

/** The last word: a number is enough. A plain form, so it works at once and without JavaScript. */
export const HomeClosing = ({ formKey }: { readonly formKey: string }) => (
  <ClosingBand title={text.title} text={text.text}>
    <form method="post" action={endpoints.leads}>
      <MobileField id="closing-mobile" pattern="[6-9][0-9]{9}" required />
      {/* Its own key: the dialog of the same page may be sent with another number. */}
      <input type="hidden" name="idempotencyKey" value={`${formKey}-band`} />
      <Button type="submit" kind="white" wide>
        {text.button}
      </Button>
    </form>
  </ClosingBand>
);
