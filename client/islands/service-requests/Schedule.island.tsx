import { scheduleText as text } from '../../../src/content/text/schedule.ts';
import type { ServiceType } from '../../../src/features/service-requests/contract.ts';
import { addresses } from '../../../src/web/contract/addresses.ts';
import type { ReturnedForm } from '../../../src/web/contract/returned-form.ts';
import { pageData } from '../../page-data.ts';
import { Alert } from '../../ui/Alert.tsx';
import { ChatLink } from '../../ui/ChatLink.tsx';
import { DoneMark } from '../../ui/Icon.tsx';
import { showResult } from '../../ui/result.ts';
import { Spinner } from '../../ui/Spinner.tsx';
import { defineIsland } from '../island.ts';
import { ScheduleForm } from './ScheduleForm.tsx';
import { useSchedule } from './use-schedule.ts';

/** A type alias and no interface, for `Island` accepts only props of plain data (`IslandValue`). */
export type ScheduleProps = {
  /** Idempotency key for a visitor without JavaScript, who gets the form on its own page only. */
  readonly formKey?: string | undefined;
  /** Distinguishes two forms of one page. */
  readonly id: string;
  /** The date in India when the server rendered the page; the browser's clock replaces it. */
  readonly today: string;
  /** The first day that still has a slot. A dialog opens with the browser's. */
  readonly first?: string;
  /** Given on the form's own page. In a dialog the link is the page's. */
  readonly chatUrl?: string | undefined;
  /** Given on the form's own page. In a dialog the browser fetches them when the dialog opens. */
  readonly serviceTypes?: readonly ServiceType[];
  /** The form as it returns without JavaScript, refused. */
  readonly returned?: ReturnedForm | undefined;
};

/** "Schedule Your Service": shows the form once the service types are loaded. */
function ScheduleService({ formKey, id, today, first, chatUrl, serviceTypes, returned }: ScheduleProps) {
  const { state, dispatch, request, part } = useSchedule({ id, today, first, types: serviceTypes, returned });
  return (
    <div ref={part}>
      {state.types === undefined ? (
        <div className="sheet-body">
          <Spinner />
        </div>
      ) : request.outcome.kind === 'accepted' || (request.outcome.kind === 'stored' && !request.isStored) ? (
        <div className="sheet-body" role="status">
          <DoneMark />
          <h2 ref={showResult} tabIndex={-1}>
            {text.doneTitle}
          </h2>
          <p>{text.doneText}</p>
        </div>
      ) : request.outcome.kind === 'stored' ? (
        <Stored chatUrl={chatUrl ?? pageData().chatUrl ?? addresses.assistant} />
      ) : (
        <ScheduleForm
          formKey={formKey}
          state={state}
          request={request}
          types={state.types}
          onEdit={(field, value) => dispatch({ kind: 'edited', field, value })}
        />
      )}
    </div>
  );
}

/** Shows that the offline browser stored the request. The chat may still work. */
const Stored = ({ chatUrl }: { readonly chatUrl: string }) => (
  <div className="sheet-body">
    <Alert shown tone="calm" icon="wifi-off">
      {text.offline}
    </Alert>
    <ChatLink href={chatUrl} data-source="schedule">
      {text.openChat}
    </ChatLink>
  </div>
);

export const island = defineIsland({ name: 'schedule', start: 'interaction', Component: ScheduleService });
