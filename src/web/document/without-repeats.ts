/**
 * The files of an island, and React's request in the head for a picture that the browser soon finds in the markup.
 * Then what HTML implies: an option's end, the usual type of a button and a field, and the end of an icon's reference.
 */
const REPEATED =
  / data-modules="[^"]*"|<link rel="preload" as="image"[^>]*>|<\/option>|(?<=<button) type="submit"| type="text"(?<=<input[^>]*)|><\/use>/g;
const END_OF_USE = '></use>';

/**
 * Names the files of islands that are the same once in a page, at the first of them, and each picture only in its place.
 * Leaves out what HTML implies.
 */
export function withoutRepeats(html: string): string {
  const named = new Set<string>();
  return html.replace(REPEATED, (found) => {
    if (found === END_OF_USE) return '/>';
    if (!found.startsWith(' data-modules') || named.has(found)) return '';
    named.add(found);
    return found;
  });
}
