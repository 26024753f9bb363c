import {
  type SlotAlternative,
  type SlotState,
  slotFullDetail,
  slotsAnswer,
} from '../../src/features/slots/contract.ts';
import { endpoints } from '../../src/web/contract/addresses.ts';
import { send } from './send.ts';

/** Fetches the slots of a date (YYYY-MM-DD) with their free places; undefined where the server has no answer. */
export async function fetchSlots(date: string): Promise<readonly SlotState[] | undefined> {
  const query = new URLSearchParams({ city: 'jaipur', date });
  const answer = await send('GET', `${endpoints.slots}?${query}`, undefined, slotsAnswer);
  return answer.ok ? answer.value.slots : undefined;
}

/**
 * Reads the free slots that the server offers with a refusal. They stand beside the `error` of the answer or inside
 * it.
 */
export function alternativesIn(body: unknown): readonly SlotAlternative[] {
  for (const place of [body, errorIn(body)]) {
    const parsed = slotFullDetail.safeParse(place);
    if (parsed.success) return parsed.data.alternatives;
  }
  return [];
}

/** The `error` of an answer's body. */
export const errorIn = (body: unknown): unknown =>
  typeof body === 'object' && body !== null && 'error' in body ? body.error : undefined;
