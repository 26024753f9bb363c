import { expect, test } from 'vitest';
import { ERROR_CODES } from '../../src/web/api/answers.ts';
import { pageTable } from '../../src/web/pages/table.ts';
import { volume } from '../every-case.ts';
import { freePort } from '../free-port.ts';
import { PASSPHRASE } from '../worker/admin-session.ts';
import { all, holds } from '../worker/hostile/holds.ts';
import { testSite } from '../worker/test-site.ts';
import { floodTargets } from './flood-targets.ts';
import { keepFigures } from './honest-visitors.ts';
import { type MalformedRequest, malformedFlood, TRACE } from './malformed-flood.ts';
import { sendRaw } from './raw-request.ts';

const site = await testSite({ port: await freePort(), variables: { ADMIN_PASSPHRASE: PASSPHRASE } });

const COUNT = volume(1_500, 10);
const codes: readonly string[] = ERROR_CODES;

/** Finds the fault of a refusal, which must be a page, or name one of our codes and repeat nothing of the body. */
function wrongWith(type: string, text: string): string | undefined {
  // A live feed that is asked without an upgrade answers by its status alone.
  if (type.includes('text/html') || text === '') return undefined;
  if (!type.includes('json')) return `a refusal of the type ${type}`;
  const code = (JSON.parse(text) as { readonly error?: { readonly code?: string } }).error?.code ?? 'none';
  if (!codes.includes(code)) return `the code ${code}`;
  return text.includes(TRACE) ? 'the body is repeated' : undefined;
}

test(`${COUNT} malformed and oversized requests to all addresses are each answered by a page or a known code, never by a fault of ours`, async () => {
  const byStatus: Record<number, number> = {};
  const seen: [string, string][] = [];
  const ask = async (sent: MalformedRequest) => {
    const { kind, method, path } = sent;
    const what = `${kind}: ${method} ${path.slice(0, 200)} ${String(sent.body).slice(0, 200)}`;
    const answer = await sendRaw(site.origin, sent);
    if (answer === undefined) return;
    byStatus[answer.status] = (byStatus[answer.status] ?? 0) + 1;
    const text = await holds(what, answer, site.origin);
    const type = answer.headers.get('Content-Type') ?? '';
    const wrong = answer.status >= 400 && method !== 'HEAD' ? wrongWith(type, text) : undefined;
    if (wrong !== undefined) seen.push([what, wrong]);
  };
  const targets = await floodTargets(pageTable);
  await all([...malformedFlood({ targets, origin: site.origin, count: COUNT })], ask);
  expect(seen).toEqual([]);
  keepFigures('malformed and oversized requests to all addresses', { targets: targets.length, byStatus });
});
