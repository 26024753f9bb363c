import { expect, test } from 'vitest';
import { createCmsClient } from '../../../../../src/platform/cms/client.ts';
import { listServiceTypes } from '../../../../../src/platform/cms/service-types.ts';

const listOf = (data: readonly unknown[]) =>
  listServiceTypes(
    createCmsClient({ url: 'https://cms.example', token: 'a-token' }, async () => Response.json({ data })),
  );

const ac = { id: 2, name: 'AC', isDefault: null };

test.each([
  ['has no name', { id: 3, name: null, isDefault: false }],
  ['has an empty name', { id: 3, name: ' ', isDefault: false }],
  ['has another form', { documentId: 'x' }],
  ['is nothing', null],
])('a service type that %s keeps no other from the list', async (_, broken) => {
  const value = [{ id: 2, name: 'AC', isDefault: false }];
  expect(await listOf([broken, ac])).toEqual({ ok: true, value });
  expect(await listOf([ac, broken])).toEqual({ ok: true, value });
});

test('a list of which no entry can be read is a broken answer, and an empty one is empty', async () => {
  expect(await listOf([null, { name: 'AC' }])).toMatchObject({ ok: false, code: 'broken_answer' });
  expect(await listOf([])).toEqual({ ok: true, value: [] });
});
