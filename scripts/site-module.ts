import { runnerImport } from 'vite';
import { blogModule } from './blog.ts';
import { clientBuildStandIn } from './client-build-stand-in.ts';
import { inHindi } from './in-hindi.ts';

/**
 * Runs a module that imports pages of the site, in one language. Vite reads their JSX, which Node alone does not.
 * A process has one React: without a stated environment Vite would choose the one for development, also for a build that
 * follows.
 */
export async function siteModule<Module>(file: string, language: 'en' | 'hi' = 'en'): Promise<Module> {
  process.env.NODE_ENV ??= 'production';
  const { module } = await runnerImport<Module>(file, {
    configFile: false,
    mode: 'production',
    logLevel: 'error',
    plugins: [...(language === 'hi' ? [inHindi()] : []), clientBuildStandIn, blogModule()],
  });
  return module;
}
