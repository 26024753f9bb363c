import { endpoints } from '../../src/contract/addresses.ts';
import { type ServiceType, serviceTypesAnswer } from '../../src/contract/service-requests.ts';
import { send } from './send.ts';

/** What the service-request form offers; nothing where the list cannot be had or is empty. */
export async function fetchServiceTypes(): Promise<readonly ServiceType[] | undefined> {
  const answer = await send('GET', endpoints.serviceTypes, undefined, serviceTypesAnswer);
  return answer.ok && answer.value.serviceTypes.length > 0 ? answer.value.serviceTypes : undefined;
}
