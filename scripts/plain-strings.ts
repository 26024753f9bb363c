import { type ESTree, type Plugin, parseSync, Visitor } from 'vite';

/** Hindi modules have more other letters than this share of their length: an escape is twice as long as a letter. */
const FEW = 0.01;
const OUTSIDE_ASCII = /[\u0080-\uffff]/g;

/**
 * Turns template literals of the minified Worker back into quoted strings. V8 scans a template letter by letter, twice.
 * One letter outside Latin-1 makes V8 hold a module in two bytes a letter, so English modules escape their few.
 */
export const plainStrings = (): Plugin => ({
  name: 'pahiya:plain-strings',
  apply: 'build',
  applyToEnvironment: ({ name }) => name === 'pahiya',
  generateBundle(_options, bundle) {
    for (const file of Object.values(bundle))
      if (file.type === 'chunk') file.code = inAscii(withPlainStrings(file.code));
  },
});

/** In strings, templates and patterns an escape means the same letter. Minified code has no other place for one. */
export function inAscii(code: string): string {
  const letters = code.match(OUTSIDE_ASCII)?.length ?? 0;
  return letters > code.length * FEW ? code : code.replace(OUTSIDE_ASCII, escaped);
}

const escaped = (letter: string): string => `\\u${letter.charCodeAt(0).toString(16).padStart(4, '0')}`;

/** Replaces every template literal without substitutions and without a tag function by a string. */
export function withPlainStrings(code: string): string {
  const tagged = new Set<number>();
  const templates: ESTree.TemplateLiteral[] = [];
  new Visitor({
    TaggedTemplateExpression: ({ quasi }) => void tagged.add(quasi.start),
    TemplateLiteral: (template) => void templates.push(template),
  }).visit(parseSync('chunk.js', code).program);
  let written = '';
  let done = 0;
  for (const { start, end, expressions, quasis } of templates) {
    const text = quasis[0]?.value.cooked;
    if (expressions.length > 0 || tagged.has(start) || typeof text !== 'string') continue;
    written += code.slice(done, start) + quoted(text);
    done = end;
  }
  return written + code.slice(done);
}

/** Uses the kind of quotes that the text contains less often. */
function quoted(text: string): string {
  const json = JSON.stringify(text);
  const doubles = json.split('\\"').length;
  if (doubles <= text.split("'").length) return json;
  return `'${json.slice(1, -1).replaceAll('\\"', '"').replaceAll("'", "\\'")}'`;
}
