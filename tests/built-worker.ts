import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseModuleFallbackRequest, type Request, Response } from 'miniflare';
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

/** The start of an address under which the runtime asks for a module. The rest is the module's path. */
const BUNDLE = 'file:///bundle/';

/** Each module as the runtime takes it, by its address. */
const answers = once(
  () =>
    new Map(
      builtModules().map(({ path, contents }) => {
        const name = `${BUNDLE}${path}`;
        return [name, JSON.stringify({ name, esModule: contents })];
      }),
    ),
);

/**
 * Gives the runtime a module of the built Worker when it first imports it. A test imports few of the modules. Miniflare
 * copies all that it sends at a start dozens of times, which is a third of the start's CPU.
 */
export async function giveModule(request: Request): Promise<Response> {
  const asked = await parseModuleFallbackRequest(request);
  const answer = answers().get(asked?.specifier ?? '');
  return answer === undefined ? new Response(null, { status: 404 }) : new Response(answer);
}
