import { type FormEvent, type RefObject, useEffect, useReducer, useRef } from 'react';
import { serviceRequestMessages } from '../../../src/content/text/en/messages.ts';
import {
  type ServiceType,
  serviceRequestAnswer,
  serviceRequestBody,
} from '../../../src/features/service-requests/contract.ts';
import { indiaDate } from '../../../src/values/india-time.ts';
import { vehicleLabel } from '../../../src/values/vehicle.ts';
import { endpoints } from '../../../src/web/contract/addresses.ts';
import { fieldProblems } from '../../../src/web/contract/field-problems.ts';
import { fetchServiceTypes } from '../../api/service-types.ts';
import { submitForm, visitCampaign } from '../../api/submit-form.ts';
import { formInteractions } from '../../storage/form-interactions.ts';
import { serviceInterest } from '../../storage/interest.ts';
import { savedLocation, savedVehicle, typedCar } from '../../storage/session.ts';
import {
  filledIn,
  initialSchedule,
  isSent,
  type ScheduleEvent,
  type ScheduleState,
  scheduleReducer,
} from './schedule-state.ts';

/** The name of this form in analytics. */
const FORM = 'schedule';
/** How long the thank-you shows before the dialog closes. */
const THANKS_MS = 2000;

const dialogOf = (part: RefObject<HTMLElement | null>) => part.current?.closest('dialog');

const openedNow = () => {
  const vehicle = savedVehicle.get();
  const carModel = vehicle === undefined ? (typedCar.get() ?? '') : vehicleLabel(vehicle);
  return { kind: 'opened', today: indiaDate(new Date()), carModel } as const;
};

interface Start {
  readonly today: string;
  /** Given on the form's own page. In a dialog the browser fetches them. */
  readonly types: readonly ServiceType[] | undefined;
}

/** The state of the service-request form, and the handlers that change it. */
export function useSchedule(start: Start) {
  const [state, dispatch] = useReducer(scheduleReducer, start, initialSchedule);
  const part = useRef<HTMLDivElement>(null);
  const latest = useRef<ScheduleState>(state);
  useEffect(() => {
    latest.current = state;
  }, [state]);

  useEffect(() => {
    const dialog = dialogOf(part);
    const loadTypes = async () => {
      const types = latest.current.types ?? (await fetchServiceTypes());
      if (types === undefined) dialog?.close();
      else dispatch({ kind: 'types_loaded', types, wanted: serviceInterest.name() });
    };
    return followDialog(dialog, {
      opened() {
        dispatch(openedNow());
        formInteractions.started(FORM);
        void loadTypes();
      },
      closed() {
        formInteractions.closed(FORM, filledIn(latest.current), isSent(latest.current));
        dispatch({ kind: 'closed' });
      },
    });
  }, []);

  const { status, problems } = state;
  useEffect(() => {
    const dialog = dialogOf(part);
    if (status !== 'success' || !dialog) return undefined;
    const closing = setTimeout(() => dialog.close(), THANKS_MS);
    return () => clearTimeout(closing);
  }, [status]);

  useEffect(() => {
    if (Object.keys(problems).length > 0) part.current?.querySelector<HTMLElement>('[aria-invalid]')?.focus();
  }, [problems]);

  const submit = useSubmit(state, dispatch);
  return { state, dispatch, submit, part };
}

/** Sends the request. A repeat of the same content keeps its key, so that it stays one request. */
function useSubmit({ values, status, today }: ScheduleState, dispatch: (event: ScheduleEvent) => void) {
  const sent = useRef({ content: '', idempotencyKey: '' });
  return async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (status === 'loading') return;
    const content = JSON.stringify(values);
    if (sent.current.content !== content) sent.current = { content, idempotencyKey: crypto.randomUUID() };
    const { idempotencyKey } = sent.current;
    const parsed = serviceRequestBody(today).safeParse({ ...values, idempotencyKey });
    if (!parsed.success) return dispatch({ kind: 'refused', problems: fieldProblems(parsed.error) });
    dispatch({ kind: 'submitted' });
    dispatch(await sendRequest(values, idempotencyKey));
  };
}

/** The city of the page and the visitor's stored place, under the request's field names. */
function locationFields(): Readonly<Record<string, string | undefined>> {
  const place = savedLocation.get();
  return {
    city: serviceInterest.location(),
    userCity: place?.city,
    userState: place?.state,
    userCountry: place?.country,
    userLatitude: place?.latitude?.toString(),
    userLongitude: place?.longitude?.toString(),
    locationSource: place?.source,
    userArea: place?.area,
    userNeighborhood: place?.neighborhood,
    userSuburb: place?.suburb,
  };
}

/** Sends a request and answers the form's next event. */
async function sendRequest(values: ScheduleState['values'], idempotencyKey: string): Promise<ScheduleEvent> {
  const { name, mobileNumber } = values;
  const outcome = await submitForm({
    path: endpoints.serviceRequests,
    body: { ...values, ...locationFields(), ...visitCampaign(), message: '', idempotencyKey },
    answer: serviceRequestAnswer,
    contact: { name, mobileNumber },
  });
  return outcome.kind === 'failed'
    ? { ...outcome, message: outcome.message ?? serviceRequestMessages.failed }
    : outcome;
}

/**
 * Calls back when the form's dialog opens and closes. An open dialog counts as opened at once, for it may have opened
 * before its island started. A form without a dialog counts as opened at once, too.
 */
function followDialog(
  dialog: HTMLDialogElement | null | undefined,
  { opened, closed }: { readonly opened: () => void; readonly closed: () => void },
): () => void {
  if (!dialog || dialog.open) opened();
  if (!dialog) return () => undefined;
  // The browsers of many phones fire no event when a dialog opens.
  const observer = new MutationObserver(() => {
    if (dialog.open) opened();
  });
  observer.observe(dialog, { attributeFilter: ['open'] });
  dialog.addEventListener('close', closed);
  return () => {
    observer.disconnect();
    dialog.removeEventListener('close', closed);
  };
}
