import { z } from 'zod';
import type { ServiceType } from '../../features/service-requests/contract.ts';
import { success } from '../../values/result.ts';
import type { UpstreamResult } from '../http.ts';
import { type CmsClient, cmsPath } from './client.ts';

const answer = z.object({
  data: z.array(z.object({ id: z.int(), name: z.string().min(1), isDefault: z.nullish(z.boolean()) })),
});

/** The service types that a visitor can choose, in the backend's order. */
export async function listServiceTypes(client: CmsClient): Promise<UpstreamResult<readonly ServiceType[]>> {
  const query = { 'pagination[pageSize]': '100' };
  const listed = await client({ method: 'GET', path: cmsPath`/service-types`, query }, answer);
  if (!listed.ok) return listed;
  return success(
    listed.value.data.map(({ id, name, isDefault }) => ({ id, name, isDefault: isDefault ?? false })),
  );
}
