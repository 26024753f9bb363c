import { type ESTree, type Plugin, parseSync, Visitor } from 'vite';

/** Shorter ones cost more to hand to `JSON.parse` than to read as code; in letters of code. */
const SHORTEST = 300;

/**
 * Hands the facts of `src/content/` to the Worker as text for `JSON.parse`: an engine reads over a string, where it has to
 * take literals in code apart, keep them as instructions and follow these, at every start.
 */
export const contentAsText = (): Plugin => ({
  name: 'pahiya:content-as-text',
  apply: 'build',
  enforce: 'post',
  applyToEnvironment: ({ name }) => name === 'pahiya',
  transform: {
    filter: { id: /\/src\/content\/.*\.ts$/ },
    handler: (code) => ({ code: withLongLiteralsAsText(code), map: null }),
  },
});

interface Literal {
  readonly start: number;
  readonly end: number;
  readonly json: string;
}

/** JavaScript with each long list or object that JSON can say replaced, the outermost ones. */
export function withLongLiteralsAsText(code: string): string {
  let written = '';
  let done = 0;
  for (const { start, end, json } of longLiterals(code)) {
    // Pure, so that what nobody imports is still left out.
    written += `${code.slice(done, start)}/* @__PURE__ */ JSON.parse(${JSON.stringify(json)})`;
    done = end;
  }
  return written + code.slice(done);
}

function longLiterals(code: string): readonly Literal[] {
  const found: Literal[] = [];
  const look = (node: ESTree.ArrayExpression | ESTree.ObjectExpression) => {
    const { start, end } = node;
    const isInside = start < (found.at(-1)?.end ?? 0);
    if (isInside || end - start < SHORTEST) return;
    const json = jsonOf(node);
    if (json !== undefined) found.push({ start, end, json });
  };
  new Visitor({ ArrayExpression: look, ObjectExpression: look }).visit(parseSync('content.js', code).program);
  return found;
}

type Said = ESTree.Expression | ESTree.SpreadElement | null;

/** What an expression is in JSON; nothing where it is more than JSON can say. */
function jsonOf(node: Said): string | undefined {
  switch (node?.type) {
    case 'Literal':
      return isPlain(node.value) ? JSON.stringify(node.value) : undefined;
    case 'TemplateLiteral':
      return node.expressions.length === 0 ? JSON.stringify(node.quasis[0]?.value.cooked) : undefined;
    case 'UnaryExpression':
      return node.operator === '-' && node.argument.type === 'Literal' && Number(node.argument.value) > 0
        ? `-${node.argument.value}`
        : undefined;
    case 'ArrayExpression':
      return joined('[', node.elements.map(jsonOf), ']');
    case 'ObjectExpression':
      return joined('{', node.properties.map(memberOf), '}');
    default:
      return undefined;
  }
}

const isPlain = (value: unknown): boolean =>
  value === null || ['string', 'number', 'boolean'].includes(typeof value);

function memberOf(property: ESTree.ObjectProperty | ESTree.SpreadElement): string | undefined {
  if (property.type !== 'Property' || property.kind !== 'init' || property.computed) return undefined;
  const { key } = property;
  const name = key.type === 'Identifier' ? key.name : key.type === 'Literal' ? String(key.value) : undefined;
  const value = jsonOf(property.value);
  // In a literal it sets the prototype, in JSON it is a name like any other.
  if (name === undefined || name === '__proto__' || value === undefined) return undefined;
  return `${JSON.stringify(name)}:${value}`;
}

const joined = (open: string, parts: readonly (string | undefined)[], close: string): string | undefined =>
  parts.includes(undefined) ? undefined : `${open}${parts.join()}${close}`;
