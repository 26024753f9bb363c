import { type ServiceType, serviceTypesAnswer } from '../../src/features/service-requests/contract.ts';
import { endpoints } from '../../src/web/contract/addresses.ts';
import { send } from './send.ts';

/** What the service-request form offers; nothing where the list cannot be had or is empty. */
export async function fetchServiceTypes(): Promise<readonly ServiceType[] | undefined> {
  const answer = await send('GET', endpoints.serviceTypes, undefined, serviceTypesAnswer);
  return answer.ok && answer.value.serviceTypes.length > 0 ? answer.value.serviceTypes : undefined;
}
