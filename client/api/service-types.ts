import { type ServiceType, serviceTypesAnswer } from '../../src/features/service-requests/contract.ts';
import { endpoints } from '../../src/web/contract/addresses.ts';
import { send } from './send.ts';

/** Fetches the service types of the service-request form; undefined where the list is unavailable or empty. */
export async function fetchServiceTypes(): Promise<readonly ServiceType[] | undefined> {
  const answer = await send('GET', endpoints.serviceTypes, undefined, serviceTypesAnswer);
  return answer.ok && answer.value.serviceTypes.length > 0 ? answer.value.serviceTypes : undefined;
}
