import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { once } from '../src/values/once.ts';

/** The folder of the built Worker: its entry and the modules that it imports at once or later. */
const WORKER = 'dist/pahiya';

export interface BuiltModule {
  readonly type: 'ESModule';
  readonly path: string;
  readonly contents: string;
}

/**
 * Every module of the built Worker as it is sent to the platform, the entry first; paths are from `WORKER` on. Read once,
 * because each test file of a process starts the same Worker.
 */
export const builtModules = once((): readonly [BuiltModule, ...BuiltModule[]] => {
  const module = (path: string): BuiltModule => ({
    type: 'ESModule',
    path,
    contents: readFileSync(join(WORKER, path), 'utf8'),
  });
  const others = readdirSync(WORKER, { recursive: true, encoding: 'utf8' })
    .map((path) => path.replaceAll('\\', '/'))
    .filter((path) => path.endsWith('.js') && path !== 'index.js');
  // Small ones first: miniflare copies all that it has encoded before each further module.
  const inOrder = others.map(module).sort((one, other) => one.contents.length - other.contents.length);
  return [module('index.js'), ...inOrder];
});
