import { island as schedule } from '../../../client/islands/service-requests/Schedule.island.tsx';
import { ButtonLink } from '../../../client/ui/Button.tsx';
import { Dialog } from '../../../client/ui/Dialog.tsx';
import { scheduleText } from '../../content/text/en/schedule.ts';
import { addresses } from '../contract/addresses.ts';
import type { PageContext } from '../pages/page-entry.ts';
import { Island } from './Island.tsx';
import { scheduleProps } from './schedule-props.ts';

/** Id of the dialog. Pages with `schedule: true` in their chrome open it by `<Button opens={SCHEDULE_DIALOG}>`. */
export const SCHEDULE_DIALOG = 'schedule';

/** An empty frame until it is opened. Without JavaScript its buttons lead to the form's own page. */
export const ScheduleDialog = ({ context }: { readonly context: PageContext }) => (
  <Dialog id={SCHEDULE_DIALOG} title={scheduleText.title} subtitle={scheduleText.subtitle}>
    <Island of={schedule} props={scheduleProps(context, SCHEDULE_DIALOG)} />
    <noscript>
      <ButtonLink href={addresses.schedule} wide>
        {scheduleText.ownPage}
      </ButtonLink>
    </noscript>
  </Dialog>
);
