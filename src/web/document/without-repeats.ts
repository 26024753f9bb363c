/**
 * React's request in the head for a picture that the browser soon finds in the markup. Then what HTML implies: the end of
 * an option, of an empty element and of an icon's reference, and the usual type of a button and a field.
 */
const REPEATED =
  /<link rel="preload" as="image"[^>]*>|<(?:img|input|link|meta|br|hr)\b[^>]*\/>|<\/option>|(?<=<button) type="submit"|><\/use>/g;

/** Names each picture only in its place, and leaves out what HTML implies. */
export const withoutRepeats = (html: string): string => html.replace(REPEATED, shortened);

function shortened(found: string): string {
  if (found === '></use>') return '/>';
  if (!found.endsWith('/>') || found.startsWith(PRELOAD)) return '';
  const element = `${found.slice(0, -2)}>`;
  return found.startsWith('<input') ? element.replace(' type="text"', '') : element;
}

const PRELOAD = '<link rel="preload" as="image"';
