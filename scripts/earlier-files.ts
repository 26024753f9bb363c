import { existsSync, globSync, mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { z } from 'zod';

/**
 * Lists the files with a hash in their name, of a deploy and of the two before it. It is uploaded with them, so the next
 * deploy needs nothing but the site.
 */
export const DEPLOYS_FILE = 'assets/deploys.json';
const EARLIER = 2;

const deploys = z.array(
  z.array(
    z
      .string()
      .regex(/^assets\/[\w./-]+$/)
      .refine((path) => !path.includes('..')),
  ),
);

/**
 * Adds the files of the last two deploys to a build. A page that a browser opened before a deploy then still finds its
 * scripts and styles.
 * @param folder the build's files for browsers
 * @param site the origin of the running site
 * @returns how many files it added
 * @throws Error where the site has a list but not a file of it
 */
export async function keepEarlierFiles(folder: string, site: string): Promise<number> {
  const own = globSync('assets/**/*', { cwd: folder })
    .filter((path) => path.includes('.') && path !== DEPLOYS_FILE)
    .sort();
  const earlier = (await readDeploys(site)).slice(0, EARLIER);
  const missing = new Set(earlier.flat().filter((path) => !existsSync(join(folder, path))));
  for (const path of missing) {
    const answer = await fetch(`${site}/${path}`);
    if (!answer.ok) throw new Error(`${site}/${path} answers ${answer.status}`);
    mkdirSync(dirname(join(folder, path)), { recursive: true });
    writeFileSync(join(folder, path), new Uint8Array(await answer.arrayBuffer()));
  }
  writeFileSync(join(folder, DEPLOYS_FILE), JSON.stringify([own, ...earlier]));
  return missing.size;
}

/** The lists of the running site, the newest first; none where the site does not answer or was not deployed. */
async function readDeploys(site: string): Promise<readonly (readonly string[])[]> {
  // The query passes every cache. Before a first deploy the domain does not exist.
  const answer = await fetch(`${site}/${DEPLOYS_FILE}?at=${Date.now()}`).catch(() => undefined);
  if (answer === undefined || answer.status === 404) return [];
  if (!answer.ok) throw new Error(`${site}/${DEPLOYS_FILE} answers ${answer.status}`);
  return deploys.parse(await answer.json());
}
