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
  /** The name of keyframes or of a font; a page carries them where a picked rule uses the name. */
  readonly name?: string;
  readonly text?: string;
}

const ELEMENT_OR_CLASSES = /<[a-z][a-z\d]*| class="[^"]*"| disabled(?=[ =>])/g;
const CLASSES = ' class="';

/** The part that a selector for Hindi pages needs. English pages never have it. */
export const HINDI_PART = ':lang(hi)';

/** First class of elements that only a script shows: their styles may come later, with the whole stylesheet. */
const LATER = `${CLASSES}later `;

/** Every element and every class of rendered HTML, without the classes of elements that a script shows later. */
export function partsIn(html: string): Set<string> {
  const parts = new Set<string>();
  for (const found of new Set(html.match(ELEMENT_OR_CLASSES))) {
    if (found.startsWith('<')) parts.add(found.slice(1));
    else if (found === ' disabled') parts.add(DISABLED);
    else if (!found.startsWith(LATER))
      for (const name of found.slice(CLASSES.length, -1).split(' ')) parts.add(`.${name}`);
  }
  return parts;
}

interface PickOptions {
  /** False leaves out what a first paint does not show: hovered and pressed buttons, print; default true. */
  readonly withStates?: boolean;
}

/**
 * Picks the rules that match a page's classes and elements. A page inlines those of its first screen. The
 * stylesheet arrives before the first island starts, because an island may show other elements.
 */
export function pickStyles(
  table: readonly StyleEntry[],
  used: UsedParts,
  { withStates = true }: PickOptions = {},
): string {
  const marks = withStates ? [] : marksIn(table);
  const rules = table.map((entry) => pickRule(entry, used, withStates, marks));
  const picked = rules.join('');
  const variables = usedVariables(table, picked);
  const pieces = table.map((entry, index): readonly [string, string] => {
    if (entry.variables) {
      const isLater = !withStates && LATER_VALUES.test(entry.around);
      return [entry.around, isLater ? '' : variableRule(entry, variables)];
    }
    if (entry.name !== undefined) {
      return [entry.around, picked.includes(entry.name) ? (entry.text ?? '') : ''];
    }
    return [entry.around, rules[index] ?? ''];
  });
  return join(pieces.filter(([, text]) => text !== ''));
}

/** States that a visitor or a script causes, the mark of the present page's link, and the letters of other languages. */
const CAUSED_LATER =
  /:hover|:active|:popover-open|:focus-(?:visible|within)|:focus$|:has\(:focus|\[aria-(?:busy|current)\]$|::placeholder|::-webkit-date|\[data-picture|\[lang=/;
const DISABLED = ':disabled';
/** Media that come into play later than the first paint, and layouts for text of twice the size. */
const LATER_MEDIA =
  /@starting-style|@container|@media (?:print|\(forced-colors:active\)|\(height<=|screen and \(prefers-color-scheme:dark\))/;
/** The values of more contrast differ in colours only, so they may follow with the stylesheet. */
const LATER_VALUES = /prefers-contrast/;

/** Whether no first paint shows a rule with this selector inside these at-rules. */
export const isShownLater = (around: string, selector: string): boolean =>
  LATER_MEDIA.test(around) || CAUSED_LATER.test(selector);

function pickRule(
  { around, rule, text, name }: StyleEntry,
  used: UsedParts,
  withStates: boolean,
  marks: readonly string[],
): string {
  if (rule === undefined) return name === undefined ? (text ?? '') : '';
  if (!withStates && LATER_MEDIA.test(around)) return '';
  const selectors = rule.selectors.filter(
    (selector) =>
      (withStates || isSeenFirst(selector, used)) &&
      !marks.some((mark) => selector.text.endsWith(mark)) &&
      canMatch(selector, used),
  );
  const body = withStates ? rule.body : withoutLater(rule.body);
  return selectors.length === 0 || body === ''
    ? ''
    : `${selectors.map((selector) => selector.text).join(',')}{${body}}`;
}

/** Declarations that no first paint shows. The room above an anchor counts when the page scrolls to it. */
const LATER_DECLARATIONS =
  /(?:^|;)(?:cursor|transition(?:-behavior)?|scroll-(?:behavior|margin-top|padding-(?:block|top))|touch-action|forced-color-adjust|view-timeline[\w-]*|text-underline-offset|text-decoration-(?:color|thickness)|text-wrap:pretty)[^;]*/g;
const withoutLater = (body: string): string => body.replace(LATER_DECLARATIONS, '').replace(/^;/, '');

/** The declarations that the first paint leaves out of a rule. */
export const laterDeclarations = (body: string): string =>
  (body.match(LATER_DECLARATIONS) ?? []).map((found) => found.replace(/^;/, '')).join(';');

const MARK = /:(?:before|after)$/;
const OUT_OF_FLOW = /(?:^|;)position:absolute/;

/** Marks out of the flow, such as a list's arrow. They may follow with the stylesheet, because they move nothing. */
const marksIn = (table: readonly StyleEntry[]): readonly string[] =>
  table.flatMap(({ rule }) =>
    rule && OUT_OF_FLOW.test(rule.body)
      ? rule.selectors.map(({ text }) => text).filter((text) => MARK.test(text))
      : [],
  );

/** A disabled control shows at the first paint only where the markup has one. */
const isSeenFirst = ({ text }: StyleSelector, used: UsedParts): boolean =>
  !CAUSED_LATER.test(text) && (used.has(DISABLED) || !DISABLED_ONLY.test(text));

/** `:disabled`, not within `:not(…)`. */
const DISABLED_ONLY = /(?<!:not\():disabled/;

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
