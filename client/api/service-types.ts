import { serviceTypesAnswer } from '../../src/features/service-requests/contract.ts';
import { endpoints } from '../../src/web/contract/addresses.ts';
import { send } from './send.ts';

/** How many service types can be chosen, or nothing where the list cannot be had. */
export async function countServiceTypes(): Promise<number | undefined> {
  const answer = await send('GET', endpoints.serviceTypes, undefined, serviceTypesAnswer);
  return answer.ok ? answer.value.serviceTypes.length : undefined;
}
