/** The files of an island, and React's request in the head for a picture that the browser soon finds in the markup. */
const REPEATED = / data-modules="[^"]*"|<link rel="preload" as="image"[^>]*>/g;

/** Names the files of islands that are the same once in a page, at the first of them, and each picture only in its place. */
export function withoutRepeats(html: string): string {
  const named = new Set<string>();
  return html.replace(REPEATED, (found) => {
    if (found.startsWith('<') || named.has(found)) return '';
    named.add(found);
    return found;
  });
}
