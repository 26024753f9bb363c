import { pickStyles, type StyleEntry, type StyleSelector } from '../src/web/document/style-picker.ts';

const EVERYWHERE = new Set(['html', 'body']);

/** Whether every page carries the rule already. */
const isEverywhere = ({ needs, choices }: StyleSelector): boolean =>
  choices === undefined && needs.every((part) => EVERYWHERE.has(part));

/**
 * The stylesheet for what a page does not show at first: all but the font and the rules that every page carries. Those would
 * make a browser style and lay out the whole page anew when the sheet comes; rules of classes concern only their elements.
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
