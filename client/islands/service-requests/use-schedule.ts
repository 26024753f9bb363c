import { type FormEvent, type RefObject, useEffect, useReducer, useRef } from 'react';
import { type ServiceType, serviceRequestBody } from '../../../src/features/service-requests/contract.ts';
import { indiaDate } from '../../../src/values/india-time.ts';
import { vehicleLabel } from '../../../src/values/vehicle.ts';
import { fieldProblems } from '../../../src/web/contract/field-problems.ts';
import { fetchServiceTypes } from '../../api/fetch-service-types.ts';
import { formInteractions } from '../../storage/form-interactions.ts';
import { serviceInterest } from '../../storage/interest.ts';
import { savedVehicle } from '../../storage/session.ts';
import { followDialog } from './follow-dialog.ts';
import { filledIn, initialSchedule, isSent, type ScheduleState, scheduleReducer } from './schedule-state.ts';
import { sendRequest } from './send-request.ts';

/** What analytics calls this form. */
const FORM = 'schedule';
/** The thank-you stands this long before the dialog closes (spec section 4). */
const THANKS_MS = 2000;

const dialogOf = (part: RefObject<HTMLElement | null>) => part.current?.closest('dialog');

const openedNow = () => {
  const vehicle = savedVehicle.get();
  const carModel = vehicle === undefined ? '' : vehicleLabel(vehicle);
  return { kind: 'opened', today: indiaDate(new Date()), carModel } as const;
};

interface Start {
  readonly today: string;
  /** On a page of its own the form brings them along. */
  readonly types: readonly ServiceType[] | undefined;
}

/** The service-request form's behaviour: what opening, editing, sending and closing do (spec sections 4, 5 and 8). */
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
      else dispatch({ kind: 'types_loaded', types, wanted: serviceInterest.get() });
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

/** The same content sent again keeps its key, so that it makes one request; another content is another request. */
function useSubmit(
  { values, status, today }: ScheduleState,
  dispatch: (event: Parameters<typeof scheduleReducer>[1]) => void,
) {
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
