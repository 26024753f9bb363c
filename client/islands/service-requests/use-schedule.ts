import { type RefObject, useEffect, useEffectEvent, useMemo, useReducer, useRef } from 'react';
import { serviceRequestMessages } from '../../../src/content/text/messages.ts';
import {
  type ServiceType,
  serviceRequestAnswer,
  serviceRequestBody,
} from '../../../src/features/service-requests/contract.ts';
import { vehicleLabel } from '../../../src/values/vehicle.ts';
import { endpoints } from '../../../src/web/contract/addresses.ts';
import type { ReturnedForm } from '../../../src/web/contract/returned-form.ts';
import { fetchServiceTypes } from '../../api/service-types.ts';
import { postForm, visitCampaign } from '../../api/submit-form.ts';
import { formInteractions } from '../../storage/form-interactions.ts';
import { serviceInterest } from '../../storage/interest.ts';
import { savedLocation, savedVehicle, typedCar } from '../../storage/session.ts';
import { bringBack, watchClosing } from '../../ui/late-answer.ts';
import { useFirstDay } from '../../ui/use-first-day.ts';
import { useForm } from '../../ui/use-form.ts';
import { filledIn, initialSchedule, scheduleReducer } from './schedule-state.ts';

/** The name of this form in analytics. */
const FORM = 'schedule';
/** How long the thank-you shows before the dialog closes. */
const THANKS_MS = 2000;

const dialogOf = (part: RefObject<HTMLElement | null>) => part.current?.closest('dialog');

const openedNow = (days: { readonly today: string; readonly first: string }) => {
  const vehicle = savedVehicle.get();
  const carModel = vehicle === undefined ? (typedCar.get() ?? '') : vehicleLabel(vehicle);
  return { kind: 'opened', ...days, carModel } as const;
};

const post = postForm(endpoints.serviceRequests, serviceRequestAnswer);

interface Start {
  readonly id: string;
  readonly today: string;
  readonly first: string | undefined;
  /** Given on the form's own page. In a dialog the browser fetches them. */
  readonly types: readonly ServiceType[] | undefined;
  /** The form as it returns without JavaScript, refused. */
  readonly returned?: ReturnedForm | undefined;
}

/** The service-request form: its entries, and its dialog where it has one. */
export function useSchedule({ id, ...start }: Start) {
  const [state, dispatch] = useReducer(scheduleReducer, start, initialSchedule);
  const part = useRef<HTMLDivElement>(null);
  /** Whether the newest answer came after the visitor had closed the dialog. */
  const isLate = useRef(false);
  const request = useForm({
    schema: useMemo(() => serviceRequestBody(state.today), [state.today]),
    async send(body: Parameters<typeof post>[0]) {
      const dialog = dialogOf(part);
      const wasClosed = watchClosing(dialog);
      const outcome = await post(body);
      isLate.current = wasClosed();
      if (outcome.kind === 'accepted' || outcome.kind === 'stored') dispatch({ kind: 'sent' });
      else bringBack(dialog);
      return outcome;
    },
    action: endpoints.serviceRequests,
    id,
    added: () => ({ ...locationFields(), ...visitCampaign() }),
    messages: serviceRequestMessages,
    returned: start.returned,
  });
  const { outcome, isSending, dismiss } = request;

  const { today, first } = useFirstDay();
  // An open form moves on with the day.
  useEffect(() => {
    if (today !== '') dispatch(openedNow({ today, first }));
  }, [today, first]);

  const opened = useEffectEvent(async (dialog: HTMLDialogElement | null | undefined) => {
    if (outcome.kind === 'accepted' || outcome.kind === 'stored') dismiss();
    if (today !== '') dispatch(openedNow({ today, first }));
    formInteractions.started(FORM);
    const types = state.types ?? (await fetchServiceTypes());
    if (types === undefined) dialog?.close();
    else dispatch({ kind: 'types_loaded', types, wanted: serviceInterest.name() });
  });
  const closed = useEffectEvent(() => {
    // A request that is on its way or was sent is not abandoned.
    const isSent = isSending || outcome.kind === 'accepted' || outcome.kind === 'stored';
    formInteractions.closed(FORM, filledIn(state), isSent);
    dismiss();
  });
  useEffect(() => {
    const dialog = dialogOf(part);
    return followDialog(dialog, { opened: () => void opened(dialog), closed: () => closed() });
  }, []);

  const isDone = outcome.kind === 'accepted';
  useEffect(() => {
    const dialog = dialogOf(part);
    if (!isDone || !dialog || isLate.current) return undefined;
    const closing = setTimeout(() => dialog.close(), THANKS_MS);
    return () => clearTimeout(closing);
  }, [isDone]);

  return { state, dispatch, request, part };
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
