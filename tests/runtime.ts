import { readFileSync } from 'node:fs';
import { convertV4MiniflareOptions, Miniflare, type V4MiniflareOptions } from 'miniflare';
import { z } from 'zod';
import { ON_ITS_OWN_PORT } from './remote-bindings.ts';

/** Options of one Worker, or of several in `workers`. */
export type RuntimeOptions = V4MiniflareOptions;

/** The behaviour of the platform that the deployed Worker asks for in `wrangler.toml`, as the build writes it down. */
const built = z
  .object({ compatibility_date: z.string(), compatibility_flags: z.array(z.string()) })
  .transform(({ compatibility_date, compatibility_flags }) => ({
    compatibilityDate: compatibility_date,
    compatibilityFlags: compatibility_flags,
  }));

export const compatibility = () => built.parse(JSON.parse(readFileSync('dist/pahiya/wrangler.json', 'utf8')));

/** Starts the platform's runtime on this machine. A Worker among several states its `compatibility` itself. */
export const startRuntime = (options: RuntimeOptions): Miniflare =>
  new Miniflare(
    convertV4MiniflareOptions(
      'workers' in options ? options : { ...compatibility(), ...ON_ITS_OWN_PORT, ...options },
    ),
  );
