import { type ServiceType, serviceTypesAnswer } from '../../src/features/service-requests/contract.ts';
import { endpoints } from '../../src/web/contract/addresses.ts';
import { serviceInterest } from '../storage/interest.ts';
import { send } from './send.ts';

/** Fetches the service types of the page's city, else of the visitor's; undefined where the list is unavailable or empty. */
export async function fetchServiceTypes(): Promise<readonly ServiceType[] | undefined> {
  const city = serviceInterest.location();
  const query = city === undefined ? '' : `?city=${city}`;
  const answer = await send('GET', endpoints.serviceTypes + query, undefined, serviceTypesAnswer);
  return answer.ok && answer.value.serviceTypes.length > 0 ? answer.value.serviceTypes : undefined;
}
