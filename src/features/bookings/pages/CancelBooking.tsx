import { Button } from '../../../../client/ui/Button.tsx';
import { Dialog } from '../../../../client/ui/Dialog.tsx';
import { ownBookingText } from '../../../content/text/en/own-booking.ts';
import { endpoints } from '../../../web/contract/addresses.ts';

const text = ownBookingText.cancel;
const CANCEL_DIALOG = 'cancel-booking';

/** Asked once more before it is done; dialog and form are the platform's own and need no script. */
export const CancelBooking = ({ id, token }: { readonly id: string; readonly token: string }) => (
  <div className="no-print">
    <Button kind="quiet" wide opens={CANCEL_DIALOG}>
      {text.open}
    </Button>
    <Dialog id={CANCEL_DIALOG} title={text.heading}>
      <form className="sheet-body" method="post" action={endpoints.bookingCancel(id)}>
        <p>{text.text}</p>
        <input type="hidden" name="token" value={token} />
        <Button type="submit" wide>
          {text.confirm}
        </Button>
        <Button kind="quiet" wide commandfor={CANCEL_DIALOG} command="close">
          {text.keep}
        </Button>
      </form>
    </Dialog>
  </div>
);
