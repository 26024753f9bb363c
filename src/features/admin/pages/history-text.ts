import { adminText } from '../../../content/text/en/admin.ts';
import { statusName } from './Status.tsx';

const text = adminText.record;

const STATUS = /^status (\w+) → (\w+)$/;

/** A line of the ledger's history in words: the change of status first, then the names of what else is different. */
export function historyText(what: string): { readonly title: string; readonly changed: string | undefined } {
  if (what === 'created') return { title: text.cameIn, changed: undefined };
  const parts = what.split(', ');
  const [, from = '', to = ''] = parts.map((part) => STATUS.exec(part)).find((match) => match !== null) ?? [];
  const others = parts
    .filter((part) => !STATUS.test(part))
    .map((name) => name.replace(/([A-Z])/g, ' $1').toLowerCase());
  if (to === '') return { title: text.changed(others), changed: undefined };
  return {
    title: text.moved(statusName(from), statusName(to)),
    changed: others.length === 0 ? undefined : text.changed(others),
  };
}
