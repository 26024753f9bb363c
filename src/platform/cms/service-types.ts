import { z } from 'zod';
import type { ServiceType } from '../../features/service-requests/contract.ts';
import { failure, success } from '../../values/result.ts';
import type { UpstreamResult } from '../http.ts';
import { type CmsClient, cmsPath } from './client.ts';

const answer = z.object({ data: z.array(z.unknown()) });
const type = z.object({ id: z.int(), name: z.string().trim().min(1), isDefault: z.nullish(z.boolean()) });

/**
 * The service types that a visitor can choose, in the backend's order. One without a name is left out, for
 * it would keep the others from the form, and a request from the backend.
 */
export async function listServiceTypes(client: CmsClient): Promise<UpstreamResult<readonly ServiceType[]>> {
  const query = { 'pagination[pageSize]': '100' };
  const listed = await client({ method: 'GET', path: cmsPath`/service-types`, query }, answer);
  if (!listed.ok) return listed;
  const { data } = listed.value;
  const types = data.flatMap((one) => type.safeParse(one).data ?? []);
  if (types.length === 0 && data.length > 0) return failure('broken_answer');
  return success(types.map(({ id, name, isDefault }) => ({ id, name, isDefault: isDefault ?? false })));
}
