/** One selector and the classes without which it cannot match. */
interface StyleSelector {
  readonly text: string;
  readonly classes: readonly string[];
}

/** A piece of the compiled stylesheet, in its order; `around` holds the at-rules it stands in, joined by `{`. */
export interface StyleEntry {
  readonly around: string;
  readonly rule?: { readonly selectors: readonly StyleSelector[]; readonly body: string };
  readonly variables?: {
    readonly selector: string;
    readonly declarations: readonly (readonly [name: string, value: string])[];
  };
  readonly keyframes?: string;
  readonly text?: string;
}

const CLASS_ATTRIBUTE = / class="([^"]*)"/g;

/** Every class that occurs in rendered HTML. */
export function classesIn(html: string): Set<string> {
  const classes = new Set<string>();
  for (const [, value = ''] of html.matchAll(CLASS_ATTRIBUTE)) {
    for (const name of value.split(' ')) classes.add(name);
  }
  return classes;
}

/**
 * The rules a page needs, from the classes it uses: what the first paint asks for goes with the page, the whole
 * stylesheet is fetched only before the first island starts (an island may show what the page did not).
 */
export function pickStyles(table: readonly StyleEntry[], classes: ReadonlySet<string>): string {
  const rules = table.map((entry) => pickRule(entry, classes));
  const used = rules.join('');
  const variables = usedVariables(table, used);
  const pieces = table.map((entry, index): readonly [string, string] => {
    if (entry.variables) return [entry.around, variableRule(entry, variables)];
    if (entry.keyframes !== undefined) {
      return [entry.around, used.includes(entry.keyframes) ? (entry.text ?? '') : ''];
    }
    return [entry.around, rules[index] ?? ''];
  });
  return join(pieces.filter(([, text]) => text !== ''));
}

function pickRule({ rule, text, keyframes }: StyleEntry, classes: ReadonlySet<string>): string {
  if (rule === undefined) return keyframes === undefined ? (text ?? '') : '';
  const selectors = rule.selectors.filter((selector) => selector.classes.every((name) => classes.has(name)));
  return selectors.length === 0
    ? ''
    : `${selectors.map((selector) => selector.text).join(',')}{${rule.body}}`;
}

const VARIABLE_USE = /var\((--[\w-]+)/g;

/** Variables that the picked rules use, and those that these in turn use. */
function usedVariables(table: readonly StyleEntry[], used: string): Set<string> {
  const values = new Map<string, string>();
  for (const entry of table) {
    for (const [name, value] of entry.variables?.declarations ?? []) {
      values.set(name, `${values.get(name) ?? ''} ${value}`);
    }
  }
  const found = new Set<string>();
  const open = [used];
  for (let text = open.pop(); text !== undefined; text = open.pop()) {
    for (const [, name = ''] of text.matchAll(VARIABLE_USE)) {
      if (found.has(name)) continue;
      found.add(name);
      open.push(values.get(name) ?? '');
    }
  }
  return found;
}

function variableRule({ variables }: StyleEntry, used: ReadonlySet<string>): string {
  const kept = (variables?.declarations ?? []).filter(([name]) => !name.startsWith('--') || used.has(name));
  if (variables === undefined || kept.length === 0) return '';
  return `${variables.selector}{${kept.map(([name, value]) => `${name}:${value}`).join(';')}}`;
}

/** Neighbours share the at-rules that they both stand in. */
function join(pieces: readonly (readonly [around: string, text: string])[]): string {
  let css = '';
  let open: readonly string[] = [];
  for (const [around, text] of pieces) {
    const wanted = around === '' ? [] : around.split('{');
    const different = open.findIndex((head, depth) => head !== wanted[depth]);
    const shared = different === -1 ? open.length : different;
    const opening = wanted.slice(shared).map((head) => `${head}{`);
    css += '}'.repeat(open.length - shared) + opening.join('') + text;
    open = wanted;
  }
  return css + '}'.repeat(open.length);
}
