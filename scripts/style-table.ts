import postcss, { type AtRule, type ChildNode, type Rule } from 'postcss';
import type { StyleEntry, StyleSelector } from '../src/web/document/style-picker.ts';

/**
 * Takes the compiled stylesheet apart into what a page may need: each selector with the classes and elements it asks
 * for, in the sheet's order, with the at-rules around it. The Worker puts together from it just the rules a page uses.
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

/** What only says how an element stands or what it is not: it asks for nothing that a page's HTML could lack. */
const STATES = /:not\((?:[^()]|\([^()]*\))*\)|:nth-[\w-]+\([^()]*\)|\[[^\]]*\]|::?[\w-]+(?![\w(-])/g;
const CHOICE = /:(?:is|where|has)\(((?:[^()]|\([^()]*\))*)\)/g;
const PART = /\.(?:\\.|[\w-])+|(?<![\w-])[a-z][\w-]*/g;

/** What a page must hold for the selector to match: its parts, and of each `:is()` or `:has()` the parts of one alternative. */
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
