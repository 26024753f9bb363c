import { createServer } from 'vite';
import { buildIcons } from './icons.ts';
import {
  applyMigrations,
  chosenPort,
  ensureVariables,
  offlineEnvironment,
  requireFreePort,
} from './local-settings.ts';
import { buildPictures } from './pictures.ts';

/** Serves the source in workerd, with reload on change (React's development build: never measure this). */
const port = chosenPort();
const origin = `http://localhost:${port}`;
Object.assign(process.env, offlineEnvironment());

await requireFreePort(port);
ensureVariables();
await Promise.all([buildPictures(), buildIcons()]);
applyMigrations();
process.env.SITE_URL = origin;
const server = await createServer({ server: { port, strictPort: true, host: '127.0.0.1' } });
await server.listen();
console.log(`Pahiya is under development on ${origin}`);
setInterval(() => fetch(`${origin}/cdn-cgi/local/scheduled`).catch(() => undefined), 60_000).unref();
