import postcss, { type AtRule, type ChildNode, type Rule } from 'postcss';
import {
  isShownLater,
  laterDeclarations,
  pickStyles,
  type StyleEntry,
  type StyleSelector,
} from './style-picker.ts';

/**
 * Splits the compiled stylesheet into entries, in its order. A rule's entry lists each selector with the classes and
 * elements that it needs, and the at-rules around it. The Worker picks a page's rules from this table.
 */
export function styleTable(css: string): StyleEntry[] {
  const entries: StyleEntry[] = [];
  visit(postcss.parse(css).nodes, '', entries);
  return entries;
}

/** A length such as `.75rem` is shorter than its variable's name. */
const LENGTH = /^[\d.]+rem$/;

/**
 * Writes lengths in place of their variables, because each page carries the variables that it uses. A variable with
 * two values, such as one of high contrast, stays. The values of variables lose the blanks of their lists, which the
 * minifier keeps.
 */
export function withLengths(table: readonly StyleEntry[]): StyleEntry[] {
  const values = new Map<string, string>();
  const all = table.flatMap(({ variables }) => variables?.declarations ?? []);
  for (const [name, value] of all) if (LENGTH.test(value)) values.set(name, value);
  for (const name of values.keys())
    if (all.filter(([other]) => other === name).length > 1) values.delete(name);
  const written = (text: string): string => text.replace(VARIABLE, (use, name) => values.get(name) ?? use);
  return table.map((entry) => ({
    ...entry,
    ...(entry.rule && { rule: { ...entry.rule, body: written(entry.rule.body) } }),
    ...(entry.text !== undefined && { text: written(entry.text) }),
    ...(entry.variables && {
      variables: {
        ...entry.variables,
        declarations: entry.variables.declarations
          .filter(([name]) => !values.has(name))
          .map(([name, value]): readonly [string, string] => [name, written(value).replace(/, /g, ',')]),
      },
    }),
  }));
}

const VARIABLE = /var\((--[\w-]+)\)/g;

function visit(nodes: readonly ChildNode[], around: string, entries: StyleEntry[]): void {
  for (const node of nodes) {
    if (node.type === 'rule') entries.push(ruleEntry(node, around));
    else if (node.type === 'atrule') visitAtRule(node, around, entries);
  }
}

const CONDITIONAL = new Set(['media', 'supports', 'layer', 'container', 'starting-style']);

function visitAtRule(node: AtRule, around: string, entries: StyleEntry[]): void {
  const head = `@${node.name} ${node.params}`.trim();
  if (node.nodes && CONDITIONAL.has(node.name)) {
    visit(node.nodes, around === '' ? head : `${around}{${head}`, entries);
    return;
  }
  const name = nameOf(node);
  const text = node.nodes ? node.toString() : `${node.toString()};`;
  entries.push({ around, text, ...(name === undefined ? {} : { name }) });
}

/** The name by which rules use keyframes or a font, without quotes. */
function nameOf({ name, params, nodes = [] }: AtRule): string | undefined {
  if (name === 'keyframes') return params;
  if (name !== 'font-face') return undefined;
  const family = nodes.find((node) => node.type === 'decl' && node.prop === 'font-family');
  return family?.type === 'decl' ? family.value.replace(/["']/g, '') : undefined;
}

function ruleEntry(rule: Rule, around: string): StyleEntry {
  const body = rule.nodes.map((child) => child.toString()).join(';');
  if (/^:(?:root|host)/.test(rule.selector) && /^--|;--/.test(body)) {
    return { around, variables: { selector: rule.selector, declarations: declarations(rule) } };
  }
  return {
    around,
    rule: { selectors: rule.selectors.map(styleSelector), body },
  };
}

const declarations = (rule: Rule): (readonly [string, string])[] =>
  rule.nodes.flatMap((node) => (node.type === 'decl' ? [[node.prop, node.value] as const] : []));

/** Parts of a selector about states and exclusions. They need no class or element in a page's HTML. */
const STATES = /:not\((?:[^()]|\([^()]*\))*\)|:nth-[\w-]+\([^()]*\)|\[[^\]]*\]|::?[\w-]+(?![\w(-])/g;
const CHOICE = /:(?:is|where|has)\(((?:[^()]|\([^()]*\))*)\)/g;
const PART = /:lang\(\w+\)|\.(?:\\.|[\w-])+|(?<![\w-])[a-z][\w-]*/g;

/** Lists the parts that a page needs for the selector to match, with the alternatives of each `:is()` or `:has()`. */
function styleSelector(text: string): StyleSelector {
  const stateless = text.replace(STATES, '');
  const choices = [...stateless.matchAll(CHOICE)].map(([, alternatives = '']) =>
    alternatives.split(',').map(partsOf),
  );
  const needs = partsOf(stateless.replace(CHOICE, ''));
  return { text, needs, ...(choices.length === 0 ? {} : { choices }) };
}

/** Classes with their dot, elements by name. */
const partsOf = (selector: string): string[] =>
  [...selector.matchAll(PART)].map(([part]) => part.replace(/\\(.)/g, '$1'));

const EVERYWHERE = new Set(['html', 'body']);

/** Whether every page carries the rule already. A state that comes later, such as the focus, follows with the stylesheet. */
const isEverywhere = (around: string, { text, needs, choices }: StyleSelector): boolean =>
  !isShownLater(around, text) && choices === undefined && needs.every((part) => EVERYWHERE.has(part));

const CLASS = /\.[a-z][\w-]*/g;

/** The classes of `sources` that `others` lack; each source is the text of a stylesheet. */
export function classesOnlyIn(sources: readonly string[], others: readonly string[]): ReadonlySet<string> {
  const known = new Set(others.flatMap((source) => source.match(CLASS) ?? []));
  return new Set(sources.flatMap((source) => source.match(CLASS) ?? []).filter((name) => !known.has(name)));
}

/**
 * The stylesheet that arrives after the first screen. It lacks the fonts of whole pages, rules that need a class of
 * `unwanted`, and rules that every page carries. Repeating the last would make the browser lay out the whole page again.
 * It has the declarations of these that a page left out.
 */
export function laterStyles(table: readonly StyleEntry[], unwanted: ReadonlySet<string> = new Set()): string {
  const isWanted = (around: string, selector: StyleSelector): boolean =>
    !isEverywhere(around, selector) && !selector.needs.some((part) => unwanted.has(part));
  const ofBody = table.flatMap(({ rule }) =>
    rule?.selectors.some(({ needs }) => needs.includes('body')) ? [rule.body] : [],
  );
  const isOfWholePage = (name: string | undefined): boolean =>
    name === undefined || ofBody.some((body) => body.includes(name));
  const kept = table.flatMap((entry): StyleEntry[] => {
    if (entry.text?.startsWith('@font-face') && isOfWholePage(entry.name)) return [];
    if (entry.rule === undefined) return [entry];
    const selectors = entry.rule.selectors.filter((one) => isWanted(entry.around, one));
    if (selectors.length > 0) return [{ ...entry, rule: { ...entry.rule, selectors } }];
    const everywhere = {
      selectors: entry.rule.selectors.filter((one) => isEverywhere(entry.around, one)),
      body: laterDeclarations(entry.rule.body),
    };
    return everywhere.selectors.length === 0 || everywhere.body === ''
      ? []
      : [{ ...entry, rule: everywhere }];
  });
  return pickStyles(kept, { has: () => true });
}
