/** Controls, scripts, and the header with its menu of cities are no content. */
const CONTROLS = /<(script|style|noscript|select|svg|dialog|header)\b[\s\S]*?<\/\1>/g;

/** The runs of `size` consecutive words in the visible text of a piece of HTML, each once. */
export function shinglesOf(html: string, size: number): ReadonlySet<string> {
  const words = html
    .replace(CONTROLS, ' ')
    .replace(/<[^>]*>/g, ' ')
    .replace(/&[a-z#0-9]+;/g, "'")
    .split(/\s+/)
    .filter((word) => word !== '');
  return new Set(words.slice(size - 1).map((_, at) => words.slice(at, at + size).join(' ')));
}
