import { afterAll, describe, expect, test } from 'vitest';
import { RECORD_KINDS } from '../../src/records/record-status.ts';
import { operatorOf, PASSPHRASE, sessionOf } from './admin-session.ts';
import { startSite } from './site.ts';

// Its records cannot be read, so the check at the end of other sites does not hold here.
const site = await startSite({ variables: { ADMIN_PASSPHRASE: PASSPHRASE } });
const operator = operatorOf(site, await sessionOf());
afterAll(() => site.stop());

/** Stores a record whose fields no schema accepts. */
async function store(kind: string) {
  const id = crypto.randomUUID();
  await site.rows(
    `INSERT INTO records (id, kind, status, version, created_at, updated_at, fields, idempotency_key, content_hash)
     VALUES (?, ?, 'new', 1, ?, 0, '{"language":5,"kept":"secret words"}', ?, 'none')`,
    id,
    kind,
    Date.now(),
    id,
  );
  return id;
}

describe.each(RECORD_KINDS)('a stored %s that no reader understands', (kind) => {
  test('GET /coupon-admin names it in the list and on its own screen, the log names its kind, and it stays whole', async () => {
    const id = await store(kind);
    const other = await site.post('/api/leads', {
      idempotencyKey: crypto.randomUUID(),
      mobileNumber: '9000000001',
    });
    const { id: readable } = (await other.json()) as { id: string };
    const list = await (await operator.get('/coupon-admin')).text();
    expect(list).toContain(`/coupon-admin/records/${id}`);
    expect(list).toContain(`/coupon-admin/records/${readable}`);
    const own = await operator.get(`/coupon-admin/records/${id}`);
    expect([own.status, (await own.text()).includes(id)]).toEqual([200, true]);
    const changed = await operator.post(`/api/admin/records/${id}`, { note: 'called' });
    expect(changed.status).toBe(503);
    expect(site.logged.join('\n')).toContain(`unreadable ${kind}`);
    expect(site.logged.join('\n')).not.toContain('secret words');
    const csv = await (await operator.get('/api/admin/records/export')).text();
    expect(csv).toContain(`${id},${kind},unreadable,`);
    const [row] = await site.rows<{ fields: string }>('SELECT fields FROM records WHERE id = ?', id);
    expect(row?.fields).toBe('{"language":5,"kept":"secret words"}');
  });
});
