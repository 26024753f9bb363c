import { setTimeout as sleep } from 'node:timers/promises';
import { adminEndpoints } from '../../src/features/admin/contract/addresses.ts';
import {
  type BackupPage,
  type BackupShape,
  backupPage,
  backupShape,
} from '../../src/features/admin/contract/backup.ts';

/** The operator's endpoints of a running site that a backup reads. */
export interface SiteClient {
  shape(): Promise<BackupShape>;
  page(table: string, after: readonly (string | number)[]): Promise<BackupPage>;
}

const ATTEMPTS = 4;
const ANSWER_MS = 60_000;

/**
 * Signs in to a site as its operator.
 * @throws Error with a line for the operator: a wrong passphrase, a site that does not answer
 */
export async function signIn(site: string, passphrase: string): Promise<SiteClient> {
  const request = async (path: string, init: RequestInit = {}): Promise<Response> => {
    for (let attempt = 1; ; attempt += 1) {
      const answer = await fetch(`${site}${path}`, {
        ...init,
        redirect: 'manual',
        signal: AbortSignal.timeout(ANSWER_MS),
      }).catch((error: unknown) => error);
      if (answer instanceof Response && answer.ok) return answer;
      const isLasting = answer instanceof Response && answer.status < 500;
      if (isLasting || attempt === ATTEMPTS)
        throw new Error(
          `${site}${path} ${answer instanceof Response ? `answered ${answer.status}` : answer}`,
        );
      await sleep(attempt * 1000);
    }
  };
  const send = (path: string, body: object, headers: Readonly<Record<string, string>> = {}) =>
    request(path, {
      method: 'POST',
      body: JSON.stringify(body),
      headers: { 'Content-Type': 'application/json', Origin: site, ...headers },
    });

  const opened = await send(adminEndpoints.signIn, { passphrase, name: 'backup' });
  const Cookie = opened.headers
    .getSetCookie()
    .map((cookie) => cookie.split(';')[0])
    .join('; ');
  const read = async (path: string): Promise<unknown> =>
    (await request(path, { headers: { Cookie } })).json();
  return {
    shape: async () => backupShape.parse(await read(adminEndpoints.backup)),
    page: async (table, after) =>
      backupPage.parse(
        await read(`${adminEndpoints.backupOf(table)}?after=${encodeURIComponent(JSON.stringify(after))}`),
      ),
  };
}

/**
 * The operator's passphrase for the scripts.
 * @throws Error where the environment has none
 */
export function passphraseOf({ ADMIN_PASSPHRASE }: NodeJS.ProcessEnv): string {
  if (ADMIN_PASSPHRASE) return ADMIN_PASSPHRASE;
  throw new Error('Put the passphrase of the admin screens into the environment: ADMIN_PASSPHRASE');
}
