import postcss, { type AtRule, type ChildNode, type Rule } from 'postcss';
import { pickStyles, type StyleEntry, type StyleSelector } from '../src/web/document/style-picker.ts';

/**
 * Splits the compiled stylesheet into entries, in its order. A rule's entry lists each selector with the classes and
 * elements that it needs, and the at-rules around it. The Worker picks a page's rules from this table.
 */
export function styleTable(css: string): StyleEntry[] {
  const entries: StyleEntry[] = [];
  visit(postcss.parse(css).nodes, '', entries);
  return entries;
}

function visit(nodes: readonly ChildNode[], around: string, entries: StyleEntry[]): void {
  for (const node of nodes) {
    if (node.type === 'rule') entries.push(ruleEntry(node, around));
    else if (node.type === 'atrule') visitAtRule(node, around, entries);
  }
}

const CONDITIONAL = new Set(['media', 'supports', 'layer', 'container']);

function visitAtRule(node: AtRule, around: string, entries: StyleEntry[]): void {
  const head = `@${node.name} ${node.params}`.trim();
  if (node.nodes && CONDITIONAL.has(node.name)) {
    visit(node.nodes, around === '' ? head : `${around}{${head}`, entries);
    return;
  }
  const keyframes = node.name === 'keyframes' ? node.params : undefined;
  const text = node.nodes ? node.toString() : `${node.toString()};`;
  entries.push({ around, text, ...(keyframes === undefined ? {} : { keyframes }) });
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
const PART = /\.(?:\\.|[\w-])+|(?<![\w-])[a-z][\w-]*/g;

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

/** Whether every page carries the rule already. */
const isEverywhere = ({ needs, choices }: StyleSelector): boolean =>
  choices === undefined && needs.every((part) => EVERYWHERE.has(part));

/**
 * The stylesheet that arrives after the page: all rules but the font and those that every page carries. Repeating these
 * would make the browser lay out the whole page again; rules of classes touch only their elements.
 */
export function laterStyles(table: readonly StyleEntry[]): string {
  const kept = table.flatMap((entry): StyleEntry[] => {
    if (entry.text?.startsWith('@font-face')) return [];
    if (entry.rule === undefined) return [entry];
    const selectors = entry.rule.selectors.filter((selector) => !isEverywhere(selector));
    return selectors.length === 0 ? [] : [{ ...entry, rule: { ...entry.rule, selectors } }];
  });
  return pickStyles(kept, { has: () => true });
}
