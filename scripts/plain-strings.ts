import { type ESTree, type Plugin, parseSync, Visitor } from 'vite';
import { z } from 'zod';
import { type Edit, edited, movedMappings } from './code-edits.ts';

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
    for (const file of Object.values(bundle)) {
      if (file.type !== 'chunk') continue;
      const map = bundle[`${file.fileName}.map`];
      for (const editsOf of [plainStringEdits, asciiEdits]) {
        const edits = editsOf(file.code);
        // The map says where each place of the code comes from, so it moves with the code.
        if (map?.type === 'asset') map.source = movedMap(String(map.source), file.code, edits);
        file.code = edited(file.code, edits);
      }
    }
  },
});

const sourceMap = z.looseObject({ mappings: z.string() });

function movedMap(source: string, code: string, edits: readonly Edit[]): string {
  const map = sourceMap.parse(JSON.parse(source));
  return JSON.stringify({ ...map, mappings: movedMappings(map.mappings, code, edits) });
}

/** In strings, templates and patterns an escape means the same letter. Minified code has no other place for one. */
export const inAscii = (code: string): string => edited(code, asciiEdits(code));

function asciiEdits(code: string): readonly Edit[] {
  const letters = [...code.matchAll(OUTSIDE_ASCII)];
  return letters.length > code.length * FEW
    ? []
    : letters.map(({ index, 0: letter }) => ({ start: index, end: index + 1, text: escaped(letter) }));
}

const escaped = (letter: string): string => `\\u${letter.charCodeAt(0).toString(16).padStart(4, '0')}`;

/** Replaces every template literal without substitutions and without a tag function by a string. */
export const withPlainStrings = (code: string): string => edited(code, plainStringEdits(code));

function plainStringEdits(code: string): readonly Edit[] {
  const tagged = new Set<number>();
  const templates: ESTree.TemplateLiteral[] = [];
  new Visitor({
    TaggedTemplateExpression: ({ quasi }) => void tagged.add(quasi.start),
    TemplateLiteral: (template) => void templates.push(template),
  }).visit(parseSync('chunk.js', code).program);
  return templates.flatMap(({ start, end, expressions, quasis }) => {
    const text = quasis[0]?.value.cooked;
    return expressions.length > 0 || tagged.has(start) || typeof text !== 'string'
      ? []
      : [{ start, end, text: quoted(text) }];
  });
}

/** Uses the kind of quotes that the text contains less often. */
function quoted(text: string): string {
  const json = JSON.stringify(text);
  const doubles = json.split('\\"').length;
  if (doubles <= text.split("'").length) return json;
  return `'${json.slice(1, -1).replaceAll('\\"', '"').replaceAll("'", "\\'")}'`;
}
