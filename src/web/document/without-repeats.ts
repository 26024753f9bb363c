/** An attribute whose presence says all, or the empty text of a picture. */
const EMPTY = /=""(?<= (?:alt|checked|disabled|hidden|inert|open|required|selected|data-[a-z-]+)="")/;
/**
 * React's request in the head for a picture that the browser soon finds in the markup. Then what HTML implies: the ends of
 * options, empty elements and icons' references, usual types of buttons and fields, and empty values. All elements
 * share one `<`: the engine compares each letter of a page with every beginning.
 */
const REPEATED = new RegExp(
  `<(?:(?:img|input|link|meta|br|hr)\\b[^>]*/>|/option>|use href="[^"]*"></use>|button type="submit")|${EMPTY.source}`,
  'g',
);
const IN_ELEMENT = new RegExp(EMPTY, 'g');
/** A field to type into. The value of a choice may be empty too. */
const FIELD = /^<input(?!.* type="(?:radio|checkbox)")/;
const PRELOAD = '<link rel="preload" as="image"';
const SUBMIT = '<button type="submit"';
const END_OF_USE = '></use>';

/** Names each picture only in its place, and leaves out what HTML implies. */
export const withoutRepeats = (html: string): string => html.replace(REPEATED, shortened);

function shortened(found: string): string {
  if (found.endsWith(END_OF_USE)) return `${found.slice(0, -END_OF_USE.length)}/>`;
  if (found === SUBMIT) return '<button';
  if (!found.endsWith('/>') || found.startsWith(PRELOAD)) return '';
  const element = `${found.slice(0, -2)}>`.replace(IN_ELEMENT, '');
  return FIELD.test(found) ? element.replace(/ type="text"| value=""/g, '') : element;
}
