import { type ChildProcess, execFileSync, spawn } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, readdirSync, rmSync, symlinkSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { freePort } from '../free-port.ts';

const ROOT = resolve(import.meta.dirname, '../..');
const SCOPE = '@';

export interface DevSite {
  readonly folder: string;
  readonly origin: string;
  stop(): Promise<void>;
}

/** Starts `npm run dev` in a copy of the project, on another port than its usual one. */
export async function startDevSite(): Promise<DevSite> {
  const folder = copyOfProject();
  const port = await freePort();
  const server = spawn(process.execPath, ['scripts/dev.ts'], {
    cwd: folder,
    env: { ...process.env, PORT: String(port), NODE_ENV: 'development' },
  });
  const stop = async () => {
    await ended(server);
    rmSync(folder, { recursive: true, force: true, maxRetries: 5 });
  };
  try {
    await firstLine(server, 'under development');
    return { folder, origin: `http://localhost:${port}`, stop };
  } catch (error) {
    await stop();
    throw error;
  }
}

/** The copy stands inside the project, because the server gives a browser only files of its own workspace. */
function copyOfProject(): string {
  mkdirSync(join(ROOT, 'tests/results'), { recursive: true });
  const folder = mkdtempSync(join(ROOT, 'tests/results/dev-edits-'));
  const listed = execFileSync('git', ['ls-files', '-co', '--exclude-standard', '-z'], {
    cwd: ROOT,
    encoding: 'utf8',
  });
  for (const file of listed.split('\0').filter((name) => name !== '' && !name.startsWith('tests/'))) {
    mkdirSync(dirname(join(folder, file)), { recursive: true });
    cpSync(join(ROOT, file), join(folder, file));
  }
  // Last, because a picture that is older than its drawing is made again, all of them in ten seconds of CPU.
  cpSync(join(ROOT, 'public'), join(folder, 'public'), { recursive: true });
  linkPackages(folder);
  return folder;
}

/** Links every package alone, so that the server keeps its own cache beside them. */
function linkPackages(folder: string): void {
  const packages = readdirSync(join(ROOT, 'node_modules')).flatMap((name) =>
    name.startsWith(SCOPE)
      ? readdirSync(join(ROOT, 'node_modules', name)).map((inner) => `${name}/${inner}`)
      : name,
  );
  for (const name of packages.filter((one) => !one.startsWith('.'))) {
    mkdirSync(dirname(join(folder, 'node_modules', name)), { recursive: true });
    symlinkSync(join(ROOT, 'node_modules', name), join(folder, 'node_modules', name));
  }
}

/** Waits for a line with these words; rejects with the whole output when the server ends first. */
const firstLine = (server: ChildProcess, words: string): Promise<void> =>
  new Promise((found, failed) => {
    let output = '';
    const read = (chunk: Buffer) => {
      output += chunk.toString();
      if (output.includes(words)) found();
    };
    server.stdout?.on('data', read);
    server.stderr?.on('data', read);
    server.once('exit', (code) => failed(new Error(`The development server ended with ${code}:\n${output}`)));
  });

const ended = (server: ChildProcess): Promise<void> =>
  new Promise((done) => {
    if (server.exitCode !== null) return done();
    server.once('exit', () => done());
    server.kill();
  });
