import { mkdir, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { build } from 'vite';
import { blogModule } from './blog.ts';
import { clientBuildStandIn } from './client-build-stand-in.ts';
import { inHindi } from './in-hindi.ts';

/** Inside the repository, so that the bundle finds the packages. */
const FOLDER = join(import.meta.dirname, '../node_modules/.cache/site-module');

/**
 * Runs a module that imports pages of the site, in one language. Vite reads their JSX, which Node alone does not. As one
 * bundle it takes a third of the CPU that Vite's runner needs for its modules one by one.
 * A process has one React: without a stated environment Vite would choose the one for development, also for a build that
 * follows.
 */
export async function siteModule<Module>(file: string, language: 'en' | 'hi' = 'en'): Promise<Module> {
  process.env.NODE_ENV ??= 'production';
  const bundle = join(FOLDER, `${crypto.randomUUID()}.mjs`);
  await mkdir(FOLDER, { recursive: true });
  await writeFile(bundle, await bundled(file, language));
  try {
    return await import(pathToFileURL(bundle).href);
  } finally {
    await rm(bundle);
  }
}

async function bundled(file: string, language: 'en' | 'hi'): Promise<string> {
  const built = await build({
    configFile: false,
    mode: 'production',
    logLevel: 'error',
    plugins: [...(language === 'hi' ? [inHindi()] : []), clientBuildStandIn, blogModule()],
    build: {
      ssr: file,
      write: false,
      minify: false,
      target: 'esnext',
      rolldownOptions: { output: { codeSplitting: false } },
    },
  });
  if (!('output' in built)) throw new Error(`Vite made no single bundle of ${file}`);
  return built.output[0].code;
}
