import { island as schedule } from '../../../client/islands/service-requests/Schedule.island.tsx';
import { ButtonLink } from '../../../client/ui/Button.tsx';
import { Dialog } from '../../../client/ui/Dialog.tsx';
import { scheduleText } from '../../content/text/schedule.ts';
import { addresses } from '../contract/addresses.ts';
import type { PageContext } from '../pages/page-entry.ts';
import { AwayNotice } from './AwayNotice.tsx';
import { Island } from './Island.tsx';
import { dialogProps } from './schedule-props.ts';

/** Id of the dialog. Pages with `schedule: true` in their chrome open it by `<Button opens={SCHEDULE_DIALOG}>`. */
export const SCHEDULE_DIALOG = 'schedule';

interface ScheduleDialogProps {
  readonly context: PageContext;
  /** See `AwayNotice`. */
  readonly notice: string;
}

/** An empty frame until it is opened. Without JavaScript its buttons lead to the form's own page. */
export const ScheduleDialog = ({ context, notice }: ScheduleDialogProps) => (
  <Dialog id={SCHEDULE_DIALOG} title={scheduleText.title} subtitle={scheduleText.subtitle}>
    <AwayNotice html={notice} />
    <Island of={schedule} props={dialogProps(context, SCHEDULE_DIALOG)} />
    <noscript>
      <ButtonLink href={addresses.schedule} wide>
        {scheduleText.ownPage}
      </ButtonLink>
    </noscript>
  </Dialog>
);
