import * as z from 'zod/mini';
import { serviceRequestMessages } from '../../../src/content/text/en/messages.ts';
import { serviceRequestAnswer } from '../../../src/features/service-requests/contract.ts';
import { isFieldCode } from '../../../src/values/field-code.ts';
import { endpoints } from '../../../src/web/contract/addresses.ts';
import { visitCampaign } from '../../api/lead-context.ts';
import { type SendFaultDetail, send } from '../../api/send.ts';
import { sendErrorOf } from '../../api/send-error.ts';
import { outbox } from '../../storage/outbox.ts';
import { savedLocation } from '../../storage/session.ts';
import { storeDetails } from '../../storage/stored-details.ts';
import type { ScheduleEvent, ScheduleState } from './schedule-state.ts';

/** Where the visitor is, as far as the visit knows, under the request's names (spec section 3). */
function locationFields(): Readonly<Record<string, string | undefined>> {
  const place = savedLocation.get();
  return {
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

/** Sends a request; what came of it is the event for the form. Without a network it is kept and sent later. */
export async function sendRequest(
  values: ScheduleState['values'],
  idempotencyKey: string,
): Promise<ScheduleEvent> {
  const body = { ...values, ...locationFields(), ...visitCampaign(), message: '', idempotencyKey };
  const answer = await send('POST', endpoints.serviceRequests, body, serviceRequestAnswer);
  if (answer.ok || answer.code === 'offline') {
    const { name, mobileNumber } = values;
    storeDetails({ name, mobileNumber, path: endpoints.serviceRequests, eventId: idempotencyKey });
  }
  if (answer.ok) return { kind: 'accepted' };
  if (answer.code === 'offline') {
    outbox.add(endpoints.serviceRequests, body);
    return { kind: 'kept' };
  }
  const problems = Object.entries(answer.detail?.fields ?? {}).map(
    ([field, code]) => [field, isFieldCode(code) ? code : 'invalid'] as const,
  );
  if (problems.length > 0) return { kind: 'refused', problems: Object.fromEntries(problems) };
  return {
    kind: 'failed',
    message: serverMessage(answer.detail) ?? serviceRequestMessages.failed,
    trouble: sendErrorOf(answer),
  };
}

const errorMessage = z.lazy(() =>
  z.object({ error: z.object({ message: z.string().check(z.minLength(1)) }) }),
);

/** The server's own words, where it has any (spec section 8). */
const serverMessage = (detail: SendFaultDetail | undefined): string | undefined =>
  errorMessage.safeParse(detail?.body).data?.error.message;
