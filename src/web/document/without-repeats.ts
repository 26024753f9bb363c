/** An attribute whose presence says all, or the empty text of a picture. */
const EMPTY = /=""(?<= (?:alt|checked|disabled|hidden|inert|open|required|selected|data-[a-z-]+)="")/;
/**
 * React's request in the head for a picture that the browser soon finds in the markup. Then what HTML implies: the ends of
 * options, empty elements and icons' references, usual types of buttons and fields, and empty values.
 */
const REPEATED = new RegExp(
  `<link rel="preload" as="image"[^>]*>|<(?:img|input|link|meta|br|hr)\\b[^>]*/>|</option>|(?<=<button) type="submit"|></use>|${EMPTY.source}`,
  'g',
);
const IN_ELEMENT = new RegExp(EMPTY, 'g');
/** A field to type into. The value of a choice may be empty too. */
const FIELD = /^<input(?!.* type="(?:radio|checkbox)")/;
const PRELOAD = '<link rel="preload" as="image"';

/** Names each picture only in its place, and leaves out what HTML implies. */
export const withoutRepeats = (html: string): string => html.replace(REPEATED, shortened);

function shortened(found: string): string {
  if (found === '></use>') return '/>';
  if (!found.endsWith('/>') || found.startsWith(PRELOAD)) return '';
  const element = `${found.slice(0, -2)}>`.replace(IN_ELEMENT, '');
  return FIELD.test(found) ? element.replace(/ type="text"| value=""/g, '') : element;
}
