/**
 * React's request in the head for a picture that the browser soon finds in the markup. Then what HTML implies: an
 * option's end, the usual type of a button and a field, and the end of an icon's reference.
 */
const REPEATED =
  /<link rel="preload" as="image"[^>]*>|<\/option>|(?<=<button) type="submit"| type="text"(?<=<input[^>]*)|><\/use>/g;

/** Names each picture only in its place, and leaves out what HTML implies. */
export const withoutRepeats = (html: string): string =>
  html.replace(REPEATED, (found) => (found === '></use>' ? '/>' : ''));
