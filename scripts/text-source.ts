import { type ESTree, parseSync, Visitor } from 'vite';

/** A string or a template of a module, as a translator reads it. */
export interface Words {
  readonly start: number;
  readonly end: number;
  /** An expression of the template stands in braces: `${car} service` is "{car} service". */
  readonly text: string;
  /** The source of each expression by its name in braces. */
  readonly expressions: ReadonlyMap<string, string>;
}

/** One value of a module that has words: a text, or a function that returns one. */
export interface TextValue {
  /** The way to the value: `carText.fuels.title`, `ac.faqs.0.question`. */
  readonly key: string;
  readonly words: readonly Words[];
  /** Whether the value is one text, or a function that returns one without a condition. */
  readonly isPlain: boolean;
  /** The names of the parameters, in order; undefined where the value is no arrow function of plain parameters. */
  readonly parameters: readonly string[] | undefined;
}

/** An object or a list between a module's values. */
interface Branch {
  /** Where a further property begins, and whether a comma must precede it. */
  readonly end: number;
  readonly isEmpty: boolean;
  /** A spread or a shorthand can bring values that stand elsewhere. */
  readonly isOpen: boolean;
  readonly kind: 'object' | 'list';
}

export interface TextSource {
  readonly values: ReadonlyMap<string, TextValue>;
  readonly branches: ReadonlyMap<string, Branch>;
  /** Every key of the module, also those of values without words. */
  readonly keys: ReadonlySet<string>;
}

/**
 * Reads the texts of a TypeScript module from its syntax tree.
 *
 * @throws Error where the source does not parse
 */
export function readTexts(file: string, source: string): TextSource {
  const { program, errors } = parseSync(file, source);
  const [error] = errors;
  if (error) throw new Error(`${file}: ${error.message}`);
  const declared = program.body.map((one) => (one.type === 'ExportNamedDeclaration' ? one.declaration : one));
  const named = declared.flatMap((one) => {
    if (one?.type === 'FunctionDeclaration') return one.id ? [[one.id.name, one] as const] : [];
    if (one?.type !== 'VariableDeclaration') return [];
    return one.declarations.flatMap(({ id, init }) =>
      id.type === 'Identifier' && init ? [[id.name, init] as const] : [],
    );
  });
  const found = new Collector(wordsOf(program, source), new Map(named));
  const exported = new Set(program.body.filter((one) => one.type === 'ExportNamedDeclaration'));
  // A constant that an exported object holds is first read there, because its own name is private.
  const isExported = ({ start }: ESTree.Span): boolean =>
    [...exported].some((one) => one.start <= start && start < one.end);
  for (const [name, node] of [...named].sort((one, other) => +isExported(other[1]) - +isExported(one[1])))
    found.value(name, node);
  return found;
}

/** Every string and template of a module in order, without those of types. */
function wordsOf(program: ESTree.Program, source: string): readonly Words[] {
  const found: Words[] = [];
  const types: ESTree.Span[] = [];
  new Visitor({
    Literal(node) {
      if (typeof node.value === 'string')
        found.push({ start: node.start, end: node.end, text: node.value, expressions: new Map() });
    },
    TemplateLiteral(node) {
      found.push(templateWords(node, source));
    },
    TSLiteralType(node) {
      types.push(node);
    },
  }).visit(program);
  return found
    .filter((words) => !types.some((type) => type.start <= words.start && words.end <= type.end))
    .sort((one, other) => one.start - other.start);
}

function templateWords({ start, end, quasis, expressions }: ESTree.TemplateLiteral, source: string): Words {
  const named = expressions.map((node, place) => {
    const code = source.slice(node.start, node.end);
    // Words inside an expression are a text of their own, so the expression has a number here.
    return [/['"`{}]/.test(code) ? `${place + 1}` : code.replace(/\s+/g, ' '), code] as const;
  });
  const text = quasis.map(
    ({ value }, place) => value.cooked + (named[place] === undefined ? '' : `{${named[place][0]}}`),
  );
  return { start, end, text: text.join(''), expressions: new Map(named) };
}

/** Letters of any script outside placeholders. */
const hasLetters = (text: string): boolean => /\p{L}/u.test(text.replace(/\{[^{}]*\}/g, ''));

type Holder = ESTree.Expression | ESTree.SpreadElement | ESTree.Function;

/** Walks objects, lists and the calls around them down to the values. */
class Collector implements TextSource {
  readonly values = new Map<string, TextValue>();
  readonly branches = new Map<string, Branch>();
  readonly keys = new Set<string>();
  readonly #words: readonly Words[];
  readonly #named: ReadonlyMap<string, Holder>;
  constructor(words: readonly Words[], named: ReadonlyMap<string, Holder>) {
    this.#words = words;
    this.#named = named;
  }

  value(key: string, node: Holder): void {
    this.keys.add(key);
    const inner = innerOf(node, this.#named);
    if (inner) this.value(key, inner);
    else if (node.type === 'ObjectExpression') this.#object(key, node);
    else if (node.type === 'ArrayExpression') this.#list(key, node);
    else this.#leaf(key, node);
  }

  #object(key: string, node: ESTree.ObjectExpression): void {
    const { properties } = node;
    const isOpen = properties.some((one) => one.type === 'SpreadElement' || one.computed);
    const before = this.branches.get(key);
    this.branches.set(key, {
      kind: 'object',
      end: properties.at(-1)?.end ?? node.start + 1,
      isEmpty: properties.length === 0,
      isOpen: isOpen || before !== undefined,
    });
    for (const one of properties) {
      if (one.type === 'SpreadElement') this.value(key, one.argument);
      else if (one.key.type === 'Identifier' && !one.computed)
        this.value(`${key}.${one.key.name}`, one.value);
      else if (one.key.type === 'Literal') this.value(`${key}.${String(one.key.value)}`, one.value);
      else this.#leaf(key, one.value);
    }
  }

  #list(key: string, node: ESTree.ArrayExpression): void {
    const isOpen = node.elements.some((one) => one === null || one.type === 'SpreadElement');
    this.branches.set(key, { kind: 'list', end: node.end, isEmpty: false, isOpen });
    for (const [place, one] of node.elements.entries()) if (one) this.value(`${key}.${place}`, one);
  }

  #leaf(key: string, node: Holder): void {
    const words = this.#words.filter(({ start, end }) => node.start <= start && end <= node.end);
    if (!words.some(({ text }) => hasLetters(text))) return;
    const isPlain = words.length === 1 && isText(resultOf(node));
    this.values.set(key, { key, words, isPlain, parameters: parametersOf(node) });
  }
}

/** The node that holds the words: `{…} as const`, a constant of the module, `translated(english, {…})`. */
function innerOf(node: Holder, named: ReadonlyMap<string, Holder>): Holder | undefined {
  if (node.type === 'Identifier') return named.get(node.name);
  if (node.type === 'CallExpression') {
    const last = node.arguments.at(-1);
    return last?.type === 'ObjectExpression' || last?.type === 'ArrayExpression' ? last : undefined;
  }
  const isWrapped =
    node.type === 'TSAsExpression' ||
    node.type === 'TSSatisfiesExpression' ||
    node.type === 'ParenthesizedExpression';
  return isWrapped ? node.expression : undefined;
}

const isText = ({ type }: ESTree.Node): boolean => type === 'Literal' || type === 'TemplateLiteral';

const resultOf = (node: Holder): ESTree.Node => (node.type === 'ArrowFunctionExpression' ? node.body : node);

function parametersOf(node: Holder): readonly string[] | undefined {
  if (node.type !== 'ArrowFunctionExpression') return undefined;
  const names = node.params.map((one) => (one.type === 'Identifier' ? one.name : undefined));
  return names.every((name) => name !== undefined) ? names : undefined;
}
