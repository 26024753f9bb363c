import { type ESTree, type Plugin, parseSync, Visitor } from 'vite';

/**
 * Writes the Worker's strings with quotes again where the minifier has made templates of them: an engine reads a template
 * letter by letter, twice, and a string at once. Half of our code is text, so that is a tenth of a start.
 */
export const plainStrings = (): Plugin => ({
  name: 'pahiya:plain-strings',
  apply: 'build',
  applyToEnvironment: ({ name }) => name === 'pahiya',
  generateBundle(_options, bundle) {
    for (const file of Object.values(bundle))
      if (file.type === 'chunk') file.code = withPlainStrings(file.code);
  },
});

/** JavaScript in which every template that fills nothing in, and that no function is called with, is a string. */
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

/** In the quotes of which the text itself has fewer. */
function quoted(text: string): string {
  const json = JSON.stringify(text);
  const doubles = json.split('\\"').length;
  if (doubles <= text.split("'").length) return json;
  return `'${json.slice(1, -1).replaceAll('\\"', '"').replaceAll("'", "\\'")}'`;
}
