/** One selector with the classes (with their dot) and element names that a page must contain for it to match. */
export interface StyleSelector {
  readonly text: string;
  readonly needs: readonly string[];
  /** The alternatives of each `:is()` or `:has()`; all parts of one alternative must be present. */
  readonly choices?: readonly (readonly (readonly string[])[])[];
}

/** The classes and elements of a page: a set, or any object with `has`. */
type UsedParts = Pick<ReadonlySet<string>, 'has'>;

/** A piece of the compiled stylesheet, in its order; `around` holds the enclosing at-rules, joined by `{`. */
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

const ELEMENT_OR_CLASSES = /<[a-z][a-z\d]*| class="[^"]*"/g;
const CLASSES = ' class="';

/** First class of elements that only a script shows: their styles may come later, with the whole stylesheet. */
const LATER = `${CLASSES}later `;

/** Every element and every class in rendered HTML, without the classes of elements that a script shows later. */
export function partsIn(html: string): Set<string> {
  const parts = new Set<string>();
  // The set removes repeats: a page contains the same few hundred matches over and over.
  for (const found of new Set(html.match(ELEMENT_OR_CLASSES))) {
    if (found.startsWith('<')) parts.add(found.slice(1));
    else if (!found.startsWith(LATER))
      for (const name of found.slice(CLASSES.length, -1).split(' ')) parts.add(`.${name}`);
  }
  return parts;
}

/**
 * Picks the rules that match a page's classes and elements. The page inlines these for its first paint. The loader
 * fetches the whole stylesheet before the first island starts, because an island may show other elements.
 */
export function pickStyles(table: readonly StyleEntry[], used: UsedParts): string {
  const rules = table.map((entry) => pickRule(entry, used));
  const picked = rules.join('');
  const variables = usedVariables(table, picked);
  const pieces = table.map((entry, index): readonly [string, string] => {
    if (entry.variables) return [entry.around, variableRule(entry, variables)];
    if (entry.keyframes !== undefined) {
      return [entry.around, picked.includes(entry.keyframes) ? (entry.text ?? '') : ''];
    }
    return [entry.around, rules[index] ?? ''];
  });
  return join(pieces.filter(([, text]) => text !== ''));
}

function pickRule({ rule, text, keyframes }: StyleEntry, used: UsedParts): string {
  if (rule === undefined) return keyframes === undefined ? (text ?? '') : '';
  const selectors = rule.selectors.filter((selector) => canMatch(selector, used));
  return selectors.length === 0
    ? ''
    : `${selectors.map((selector) => selector.text).join(',')}{${rule.body}}`;
}

function canMatch({ needs, choices = [] }: StyleSelector, used: UsedParts): boolean {
  const holds = (parts: readonly string[]) => parts.every((part) => used.has(part));
  return holds(needs) && choices.every((alternatives) => alternatives.some(holds));
}

const VARIABLE_USE = /var\((--[\w-]+)/g;

/** The variables that the picked rules use, directly or through other variables. */
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
  const needed = (variables?.declarations ?? []).filter(([name]) => !name.startsWith('--') || used.has(name));
  if (variables === undefined || needed.length === 0) return '';
  return `${variables.selector}{${needed.map(([name, value]) => `${name}:${value}`).join(';')}}`;
}

/** Joins neighbouring rules inside the at-rules that they share. */
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
