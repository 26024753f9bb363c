import { type ChildProcess, spawn, spawnSync } from 'node:child_process';
import { CLIENT_FOLDER } from './client-manifest.ts';
import { chosenPort, ensureVariables, offlineEnvironment, requireFreePort } from './local-settings.ts';

/** Builds the site and serves the production build. Its data stays in `.wrangler/state`. */
const port = chosenPort();
const origin = `http://localhost:${port}`;
const wrangler = 'node_modules/wrangler/bin/wrangler.js';
const environment = offlineEnvironment();

await requireFreePort(port);
ensureVariables();
run('build', ['scripts/build.ts', '--without-share-images']);
run('migrations', [wrangler, 'd1', 'migrations', 'apply', 'LEDGER', '--local']);

const server = spawn(
  process.execPath,
  [
    wrangler,
    'dev',
    '--port',
    String(port),
    '--ip',
    '127.0.0.1',
    '--var',
    `SITE_URL:${origin}`,
    '--log-level',
    'warn',
  ],
  { env: environment, stdio: ['ignore', 'inherit', 'inherit'] },
);
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => server.kill(signal));
server.on('exit', (code) => process.exit(code ?? 0));

await waitUntilItAnswers(server);
console.log(`Pahiya is served on ${origin}`);
// From nothing this takes half a minute, for which nobody who only looks at pages should wait.
const drawing = spawn(process.execPath, ['scripts/share-images.ts', '--into', CLIENT_FOLDER], {
  env: environment,
  stdio: ['ignore', 'ignore', 'inherit'],
});
process.on('exit', () => drawing.kill());
setInterval(tick, 60_000).unref();

/** Runs a build step and prints its output only when it fails. */
function run(name: string, parameters: readonly string[]): void {
  const { status, stdout, stderr } = spawnSync(process.execPath, parameters, {
    env: environment,
    encoding: 'utf8',
  });
  if (status === 0) return;
  console.error(`${name} failed:\n${stdout}\n${stderr}`);
  process.exit(1);
}

async function waitUntilItAnswers(child: ChildProcess): Promise<void> {
  while (child.exitCode === null) {
    const answered = await fetch(`${origin}/healthz`).then(
      (response) => response.ok,
      () => false,
    );
    if (answered) return;
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
}

/** A developer's machine has no cron, so this calls the sweep every minute. */
function tick(): void {
  fetch(`${origin}/cdn-cgi/local/scheduled`).catch(() => undefined);
}
