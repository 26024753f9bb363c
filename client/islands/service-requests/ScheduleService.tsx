import { scheduleText as text } from '../../../src/content/text/en/schedule.ts';
import { Alert } from '../../ui/Alert.tsx';
import { ButtonLink } from '../../ui/Button.tsx';
import { DoneMark } from '../../ui/Icon.tsx';
import { Spinner } from '../../ui/Spinner.tsx';
import { ScheduleForm } from './ScheduleForm.tsx';
import type { ScheduleProps } from './schedule-props.ts';
import { useSchedule } from './use-schedule.ts';

/** "Schedule Your Service" (spec sections 2, 4, 5 and 8). Of the form nothing is there until the service types are. */
export function ScheduleService({ formKey, id, today, chatUrl, serviceTypes }: ScheduleProps) {
  const { state, dispatch, submit, part } = useSchedule({ today, types: serviceTypes });
  return (
    <div ref={part}>
      {state.types === undefined ? (
        <div className="sheet-body">
          <Spinner />
        </div>
      ) : state.status === 'success' ? (
        <div className="sheet-body" role="status">
          <DoneMark />
          <p className="h2">{text.doneTitle}</p>
          <p>{text.doneText}</p>
        </div>
      ) : state.status === 'kept' ? (
        <div className="sheet-body">
          <Alert tone="calm" icon="wifi-off">
            {text.offline}
          </Alert>
          <ButtonLink
            href={chatUrl}
            target="_blank"
            rel="noopener"
            wide
            icon="message-circle"
            data-source="schedule"
          >
            {text.openChat}
          </ButtonLink>
        </div>
      ) : (
        <ScheduleForm
          formKey={formKey}
          id={id}
          state={state}
          types={state.types}
          onEdit={(field, value) => dispatch({ kind: 'edited', field, value })}
          onSubmit={submit}
        />
      )}
    </div>
  );
}
