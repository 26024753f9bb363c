const QUOTES = /["`]/g;
const swap = (quote: string): string => (quote === '"' ? '`' : '"');

/**
 * Writes an island's props for an attribute. It swaps the quotes of JSON, because each double quote would be escaped
 * there.
 */
export const writeProps = (props: object): string => JSON.stringify(props).replace(QUOTES, swap);

/** Reads the props that `writeProps` wrote for the same island. */
export const readProps = <Props>(text = '{}'): Props => JSON.parse(text.replace(QUOTES, swap));
