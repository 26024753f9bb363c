import { spawnSync } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:net';
import { join } from 'node:path';
import { cities } from '../src/content/cities/all-cities.ts';
import { indianPlaces } from '../src/content/places/indian-places.ts';
import { citySlug } from '../src/values/city-aliases.ts';
import { parseJson } from '../src/values/parse-json.ts';
import { endWith, readOptions } from './command-line.ts';

const VARIABLES = '.dev.vars';
const PLACE = '.wrangler/visitor-place.json';

/** The location of a visitor to the local site. Offline, the emulation would answer Austin. */
const jaipur = {
  country: 'IN',
  continent: 'AS',
  city: 'Jaipur',
  region: 'Rajasthan',
  regionCode: 'RJ',
  postalCode: '302001',
  latitude: '26.91240',
  longitude: '75.78730',
  timezone: 'Asia/Kolkata',
  colo: 'JAI',
  asn: 64512,
  asOrganization: 'Local',
  httpProtocol: 'HTTP/1.1',
};

/** Adds a random signing key to `.dev.vars` unless it has one. Other lines stay as they are. */
export function ensureVariables(): void {
  const written = existsSync(VARIABLES) ? readFileSync(VARIABLES, 'utf8') : '';
  if (/^SIGNING_KEY=/m.test(written)) return;
  const separator = written === '' || written.endsWith('\n') ? '' : '\n';
  writeFileSync(VARIABLES, `${written}${separator}SIGNING_KEY=${randomBytes(32).toString('hex')}\n`, {
    mode: 0o600,
  });
}

type EdgeFields = Readonly<Record<string, unknown>>;

const isFields = (value: unknown): value is EdgeFields =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** The network's location for a city of India by its name, or for any fields of `request.cf` as JSON. */
export function placeCalled(text: string): EdgeFields | undefined {
  if (text.trim().startsWith('{')) {
    const fields = parseJson(text);
    return isFields(fields) ? { ...jaipur, ...fields } : undefined;
  }
  const slug = citySlug(text);
  const place = [...cities, ...indianPlaces()].find((one) => one.slug === slug);
  return (
    place && {
      ...jaipur,
      city: place.name,
      region: place.state,
      regionCode: undefined,
      postalCode: undefined,
      latitude: String(place.coordinates.latitude),
      longitude: String(place.coordinates.longitude),
    }
  );
}

/** Reads `--place` of the command line; ends the program with one line for a place that nobody knows. */
function chosenPlace(): EdgeFields {
  const { values } = readOptions({ options: { place: { type: 'string' } } });
  if (values.place === undefined) return jaipur;
  return (
    placeCalled(values.place) ?? endWith(`--place "${values.place}" is neither a city of India nor JSON.`)
  );
}

/** Environment variables with which the platform's emulation needs no network. `--place` stands in for the edge. */
export function offlineEnvironment(): NodeJS.ProcessEnv {
  mkdirSync('.wrangler', { recursive: true });
  writeFileSync(PLACE, JSON.stringify(chosenPlace()));
  return {
    ...process.env,
    CLOUDFLARE_CF_FETCH_PATH: join(process.cwd(), PLACE),
    WRANGLER_SEND_METRICS: 'false',
    WRANGLER_HIDE_BANNER: 'true',
    CI: 'true',
  };
}

/**
 * Applies the migrations that the local database does not have yet.
 * @throws Error with the tool's output
 */
export function applyMigrations(): void {
  const { status, stdout, stderr } = spawnSync(
    process.execPath,
    ['node_modules/wrangler/bin/wrangler.js', 'd1', 'migrations', 'apply', 'LEDGER', '--local'],
    { encoding: 'utf8' },
  );
  if (status !== 0) throw new Error(`The migrations failed:\n${stdout}\n${stderr}`);
}

/** Ends the program with one clear line when another process listens on the port. */
export async function requireFreePort(port: number): Promise<void> {
  const server = createServer();
  const free = await new Promise<boolean>((resolve) => {
    server.once('error', () => resolve(false));
    server.listen(port, '127.0.0.1', () => server.close(() => resolve(true)));
  });
  if (free) return;
  endWith(`Port ${port} is in use. Choose another: PORT=8888 npm start`);
}

export const chosenPort = (): number => {
  const port = Number(process.env.PORT ?? 8787);
  if (Number.isInteger(port) && port > 0 && port < 65536) return port;
  return endWith(`PORT=${process.env.PORT} is no port number.`);
};
