import { endpoints } from '../../src/contract/addresses.ts';
import { serviceTypesAnswer } from '../../src/contract/service-requests.ts';
import { send } from './send.ts';

/** How many service types can be chosen, or nothing where the list cannot be had. */
export async function countServiceTypes(): Promise<number | undefined> {
  const answer = await send('GET', endpoints.serviceTypes, undefined, serviceTypesAnswer);
  return answer.ok ? answer.value.serviceTypes.length : undefined;
}
