import type { Response } from 'miniflare';
import type { operatorOf } from './admin-session.ts';

type Operator = ReturnType<typeof operatorOf>;

const MECHANIC = { name: 'Ravi Kumar', mobileNumber: '9000000077', city: 'jaipur' };

/** Adds the mechanic and returns the id, by which a job is assigned. */
export async function addMechanic(operator: Operator): Promise<string> {
  await operator.post('/api/admin/mechanics', MECHANIC);
  const { mechanics } = (await (await operator.get('/api/admin/mechanics')).json()) as {
    mechanics: readonly { readonly id: string; readonly name: string }[];
  };
  const added = mechanics.find(({ name }) => name === MECHANIC.name);
  if (added === undefined) throw new Error('the mechanic was not added');
  return added.id;
}

/** Posts a move of a job with the record's current version. */
export async function moveJob(
  operator: Operator,
  id: string,
  move: string,
  fields: object = {},
): Promise<Response> {
  const { record } = (await (await operator.get(`/api/admin/records/${id}`)).json()) as {
    record: { version: number };
  };
  return operator.post(`/api/admin/records/${id}/job`, { version: record.version, move, ...fields });
}
