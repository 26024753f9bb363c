import { existsSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { basename } from 'node:path';
import {
  countOf,
  createTables,
  faultsOf,
  hashFileOf,
  hashOf,
  openFile,
  quoted,
  tablesOf,
  writeFacts,
} from './backup/backup-file.ts';
import { copyLedger, deleteOrphans } from './backup/copy-ledger.ts';
import { passphraseOf, signIn } from './backup/site-client.ts';
import { readOptions } from './command-line.ts';
import { deploymentOf } from './deployment.ts';

/**
 * Copies the ledger of a running site into one file: `npm run backup -- FILE`. It reads pages through the operator's
 * endpoints, so the site keeps answering, and it may be ended at any moment. The file gets its name after its check.
 */
async function backup(path: string, site: string): Promise<void> {
  if (existsSync(path)) throw new Error(`${path} exists already. Name another file.`);
  const unfinished = `${path}.part`;
  for (const left of ['', '-journal', '-wal', '-shm']) rmSync(`${unfinished}${left}`, { force: true });
  const client = await signIn(site, passphraseOf(process.env));
  const first = await client.shape();
  const file = openFile(unfinished, false);
  createTables(file, first);
  const last = await copyLedger(client, file, first);
  const orphans = deleteOrphans(file);
  writeFacts(file, last, new Date().toISOString());
  const counts = tablesOf(file).map((table) => `  ${table} ${countOf(file, quoted(table))}`);
  file.close();

  const faults = await faultsOf(unfinished);
  if (faults.length > 0) throw new Error(faults.join('\n'));
  const hash = await hashOf(unfinished);
  writeFileSync(hashFileOf(path), `${hash}  ${basename(path)}\n`);
  renameSync(unfinished, path);
  console.log([...counts, `  rows without their record, left out: ${orphans}`].join('\n'));
  console.log(`${path} is whole: ${counts.length} tables, sha256 ${hash}`);
}

const { positionals, values } = readOptions({
  allowPositionals: true,
  options: { site: { type: 'string' }, env: { type: 'string' } },
});
const [path] = positionals;
try {
  if (path === undefined) throw new Error('Name the file: npm run backup -- FILE');
  const site = values.site ?? deploymentOf(values.env).siteUrl;
  if (site === undefined) throw new Error('wrangler.toml has no SITE_URL. Name the site: --site https://…');
  await backup(path, new URL(site).origin);
} catch (error) {
  console.error(`No backup: ${error instanceof Error ? error.message : error}`);
  process.exitCode = 1;
}
