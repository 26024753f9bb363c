const QUOTES = /["`]/g;
const swap = (quote: string): string => (quote === '"' ? '`' : '"');

/** An island's input as the text of an attribute: JSON in other quotes, for each of its own would be escaped there. */
export const writeProps = (props: object): string => JSON.stringify(props).replace(QUOTES, swap);

/** The input again; the server has written it for this very island. */
export const readProps = <Props>(text = '{}'): Props => JSON.parse(text.replace(QUOTES, swap));
