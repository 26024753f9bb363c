/** Controls and scripts contain choices and repeated price texts, which are not prose. */
const CONTROLS = /<(script|style|noscript|select|svg)\b[\s\S]*?<\/\1>/g;
const BLOCKS =
  /<\/?(?:p|div|h[1-6]|li|ul|ol|td|th|tr|summary|details|section|small|b|a|span|figcaption|blockquote|legend|label|button|img|br)\b[^>]*>/g;
const INLINE = /<span data-follows="[^"]*">([^<]*)<\/span>/g;
/** Fewer words make a label, a name or a price. */
const FEWEST_WORDS = 3;

/** The visible sentences of a piece of HTML, each once, with names and numbers. */
export function sentencesOf(html: string): ReadonlySet<string> {
  const text = html
    .replace(CONTROLS, ' ')
    .replace(INLINE, '$1')
    .replace(BLOCKS, '\n')
    .replace(/<[^>]*>/g, '');
  const sentences = text
    .split('\n')
    .flatMap((block) => block.split(/(?<=[.!?])\s+(?=[A-Z₹“])/))
    .map((sentence) =>
      sentence
        .replace(/&[a-z#0-9]+;/g, "'")
        .replace(/\s+/g, ' ')
        .trim(),
    )
    .filter((sentence) => sentence.split(' ').length >= FEWEST_WORDS);
  return new Set(sentences);
}

/** The share of the shorter page's sentences that the other page contains too, 0 to 1. */
export function sharedPart(one: ReadonlySet<string>, other: ReadonlySet<string>): number {
  const [shorter, longer] = one.size <= other.size ? [one, other] : [other, one];
  let shared = 0;
  for (const sentence of shorter) if (longer.has(sentence)) shared += 1;
  return shorter.size === 0 ? 0 : shared / shorter.size;
}
