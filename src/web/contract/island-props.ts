const QUOTES = /["`]/g;
const swap = (quote: string): string => (quote === '"' ? '`' : '"');

/**
 * Writes an island's props for an attribute. It swaps the quotes of JSON, because each double quote would be escaped
 * there.
 */
export function writeProps(props: object): string {
  const json = JSON.stringify(props);
  // Few props hold a back quote. For all others the quick replacement, by a text, does the same.
  return json.includes('`') ? json.replace(QUOTES, swap) : json.replace(/"/g, '`');
}

/** Reads the props that `writeProps` wrote for the same island. */
export const readProps = <Props>(text = '{}'): Props => JSON.parse(text.replace(QUOTES, swap));
