import { type ESTree, type Plugin, parseSync } from 'vite';

/**
 * Wraps the CommonJS modules of a file (React's) so that a browser compiles them while the file arrives. V8 compiles a
 * function at once only behind `(function`. It else compiles React in one task of the main thread, 50 ms on a phone.
 */
export const eagerModules = (): Plugin => ({
  name: 'pahiya:eager-modules',
  apply: 'build',
  generateBundle(_options, bundle) {
    for (const file of Object.values(bundle))
      if (file.type === 'chunk' && /\/react-/.test(file.fileName)) file.code = withEagerModules(file.code);
  },
});

/** Replaces the arrow function of each `name = wrap((exports, module) => {…})` by `(function (exports, module) {…})`. */
export function withEagerModules(code: string): string {
  let written = '';
  let done = 0;
  for (const { params, body, start, end } of wrappedModules(code)) {
    const names = params.map((name) => code.slice(name.start, name.end)).join(',');
    written += `${code.slice(done, start)}(function(${names})${code.slice(body.start, body.end)})`;
    done = end;
  }
  return written + code.slice(done);
}

/** The arrow functions with a body that a call takes as its only argument where a file's top level names the result. */
const wrappedModules = (code: string): readonly ESTree.ArrowFunctionExpression[] =>
  parseSync('chunk.js', code).program.body.flatMap((statement) =>
    statement.type === 'VariableDeclaration' ? statement.declarations.flatMap(moduleOf) : [],
  );

function moduleOf({ init }: ESTree.VariableDeclarator): readonly ESTree.ArrowFunctionExpression[] {
  if (init?.type !== 'CallExpression' || init.callee.type !== 'Identifier') return [];
  const [module, ...rest] = init.arguments;
  if (rest.length > 0) return [];
  return module?.type === 'ArrowFunctionExpression' && module.body.type === 'BlockStatement' ? [module] : [];
}
