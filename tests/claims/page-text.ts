/** One text that a visitor reads as a whole: a paragraph, a heading, a row, a question with its answer. */
export interface Passage {
  /** The part of the page: `title`, `description`, `body`, `attribute` or `structured data`. */
  readonly part: 'title' | 'description' | 'body' | 'attribute' | 'structured data';
  readonly text: string;
  /** The nearest heading before it in the body. */
  readonly heading: string;
}

const ENTITIES: Readonly<Record<string, string>> = {
  amp: '&',
  lt: '<',
  gt: '>',
  quot: '"',
  '#x27': "'",
  nbsp: ' ',
};

const plain = (html: string): string =>
  html
    .replace(/&(amp|lt|gt|quot|#x27|nbsp);/g, (_, name: string) => ENTITIES[name] ?? ' ')
    .replace(/[\u00a0\s]+/g, ' ')
    .trim();

/** The elements whose parts belong together: the cells of a row, the name and price of a link, question and answer. */
const UNIT = /<(tr|a|details|dl|label|button|option)\b[^>]*>([\s\S]*?)<\/\1>/g;
const BLOCK =
  /<\/?(?:p|h[1-6]|li|ul|ol|div|section|article|main|nav|header|footer|aside|form|table|tbody|thead|tr|td|th|dl|dt|dd|details|summary|a|button|label|fieldset|legend|select|option|figure|dialog|body|html|blockquote|br)\b[^>]*>/g;
const SEPARATOR = '\u0001';

const withoutTags = (html: string): string =>
  plain(html.replace(/<!--[\s\S]*?-->/g, '').replace(/<[^>]+>/g, ' '));

const unitText = (html: string): string =>
  plain(
    html
      .replace(/<!--[\s\S]*?-->/g, '')
      .replace(BLOCK, ' | ')
      .replace(/<[^>]+>/g, ''),
  )
    .replace(/(?: ?\| ?)+/g, ' | ')
    .replace(/^ ?\| ?| ?\| ?$/g, '');

function bodyPassages(html: string): readonly Passage[] {
  const body = html
    .replace(/^[\s\S]*?<body/, '<body')
    .replace(/<(script|style|svg|select)\b[^>]*>[\s\S]*?<\/\1>/g, ' ');
  const marked = body
    .replace(/<(h[1-3])\b[^>]*>([\s\S]*?)<\/\1>/g, (whole, _tag, text: string, at: number) =>
      isInUnit(body, at) ? whole : `${SEPARATOR}#${withoutTags(text)}${SEPARATOR}`,
    )
    .replace(UNIT, (_, _tag, inner: string) => `${SEPARATOR}${unitText(inner)}${SEPARATOR}`)
    .replace(/<!--[\s\S]*?-->/g, '')
    .replace(BLOCK, SEPARATOR)
    .replace(/<[^>]+>/g, '');
  let heading = '';
  return marked.split(SEPARATOR).flatMap((piece): Passage[] => {
    const text = plain(piece);
    if (text === '' || text === '|') return [];
    if (!text.startsWith('#')) return [{ part: 'body', text, heading }];
    heading = text.slice(1);
    return [{ part: 'body', text: heading, heading }];
  });
}

/** Whether a place of the body lies inside a link, whose heading is the name of its row. */
const isInUnit = (body: string, at: number): boolean =>
  body.lastIndexOf('<a ', at) > body.lastIndexOf('</a>', at) ||
  body.lastIndexOf('<details', at) > body.lastIndexOf('</details>', at);

const attributes = (html: string): readonly Passage[] =>
  [...html.matchAll(/ (?:alt|aria-label|placeholder)="([^"]+)"/g)].map(([, text = '']) => ({
    part: 'attribute',
    text: plain(text),
    heading: '',
  }));

const METADATA = [
  ['title', /<title>([^<]*)<\/title>/],
  ['description', /<meta name="description" content="([^"]*)"/],
] as const;

/** The texts of a page's structured data; a question and its answer are one passage. */
function structuredData(html: string): readonly Passage[] {
  const scripts = html.matchAll(/<script type="application\/ld\+json"[^>]*>([\s\S]*?)<\/script>/g);
  return [...scripts].flatMap(([, json = '']) =>
    textsOf(JSON.parse(json)).map((text) => ({
      part: 'structured data' as const,
      text: plain(text),
      heading: '',
    })),
  );
}

const TEXT_KEYS = ['name', 'description', 'headline', 'text', 'serviceType'];

function textsOf(node: unknown): readonly string[] {
  if (Array.isArray(node)) return node.flatMap(textsOf);
  if (typeof node !== 'object' || node === null) return [];
  const entries = Object.entries(node);
  const own = entries.filter(([key, value]) => TEXT_KEYS.includes(key) && typeof value === 'string');
  const isQuestion = '@type' in node && node['@type'] === 'Question';
  const inner = entries
    .filter(([, value]) => typeof value === 'object')
    .flatMap(([, value]) => textsOf(value));
  const texts = own.map(([, value]) => String(value));
  return isQuestion ? [[...texts, ...inner].join(' | ')] : [...texts, ...inner];
}

/** Every text of a page: title, description, body, attributes that are read out, and structured data. */
export const passagesOf = (html: string): readonly Passage[] => [
  ...METADATA.flatMap(([part, pattern]) => {
    const [, text] = pattern.exec(html) ?? [];
    return text === undefined ? [] : [{ part, text: plain(text), heading: '' }];
  }),
  ...bodyPassages(html),
  ...attributes(html),
  ...structuredData(html),
];
