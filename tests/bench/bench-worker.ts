import { build } from 'vite';
import { blogModule } from '../../scripts/blog.ts';
import { clientBuild } from '../../scripts/client-build.ts';
import { BUILD_REPORT } from '../../scripts/client-manifest.ts';
import { hindiSite } from '../../scripts/in-hindi.ts';

/** A Worker of the bench in one file, with React's production build and the client build of `dist/`. */
export async function bundleWorker(entry: string): Promise<string> {
  const built = await build({
    configFile: false,
    logLevel: 'error',
    publicDir: false,
    plugins: [hindiSite(), clientBuild(BUILD_REPORT), blogModule()],
    resolve: { conditions: ['workerd', 'worker', 'browser', 'production'] },
    build: {
      write: false,
      minify: true,
      target: 'es2023',
      rolldownOptions: {
        input: entry,
        preserveEntrySignatures: 'strict',
        output: { codeSplitting: false },
        external: ['stream'],
      },
    },
  });
  const [output] = [built].flat();
  const chunk = output && 'output' in output ? output.output.find(({ type }) => type === 'chunk') : undefined;
  if (chunk?.type !== 'chunk') throw new Error(`${entry} was not built`);
  return chunk.code.replace(/import\s*["']stream["'];?/g, '');
}
