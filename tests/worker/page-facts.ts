/** The facts of a page's HTML. Our own renderer writes the text, so plain patterns can read it. */
export interface PageFacts {
  readonly title: string;
  readonly description: string;
  readonly canonical: string;
  readonly robots: string;
  /** The values of the share image and of the fields for X. */
  readonly card: Readonly<Record<'card' | 'site' | 'title' | 'description' | 'image', string>>;
  readonly headings: number;
  readonly structuredData: readonly string[];
  /** Links within the site, without repeats: path, query and fragment. */
  readonly links: readonly string[];
  readonly ids: ReadonlySet<string>;
  /** Addresses of pictures, icons and other files. */
  readonly files: readonly string[];
  readonly badImages: readonly string[];
  readonly inlineStyles: number;
}

const ENTITIES: Readonly<Record<string, string>> = {
  amp: '&',
  lt: '<',
  gt: '>',
  quot: '"',
  '#x27': "'",
};

const unescapeHtml = (text: string): string =>
  text.replace(/&(amp|lt|gt|quot|#x27);/g, (_, name: string) => ENTITIES[name] ?? '');

const first = (html: string, pattern: RegExp): string => unescapeHtml(pattern.exec(html)?.[1] ?? '');

const all = (html: string, pattern: RegExp): string[] =>
  [...html.matchAll(pattern)].map(([, value = '']) => unescapeHtml(value));

const SCRIPTS_AND_STYLES = /<(script|style)\b[^>]*>[\s\S]*?<\/\1>/g;

export function factsOf(html: string): PageFacts {
  const body = html.replace(SCRIPTS_AND_STYLES, '');
  const images = body.match(/<img\b[^>]*>/g) ?? [];
  return {
    title: first(html, /<title>([^<]*)<\/title>/),
    description: first(html, /<meta name="description" content="([^"]*)"/),
    canonical: first(html, /<link rel="canonical" href="([^"]*)"/),
    robots: first(html, /<meta name="robots" content="([^"]*)"/),
    card: {
      card: first(html, /<meta name="twitter:card" content="([^"]*)"/),
      site: first(html, /<meta name="twitter:site" content="([^"]*)"/),
      title: first(html, /<meta name="twitter:title" content="([^"]*)"/),
      description: first(html, /<meta name="twitter:description" content="([^"]*)"/),
      image: first(html, /<meta name="twitter:image" content="([^"]*)"/),
    },
    headings: body.match(/<h1\b/g)?.length ?? 0,
    structuredData: [...html.matchAll(/<script type="application\/ld\+json"[^>]*>([\s\S]*?)<\/script>/g)].map(
      ([, json = '']) => json,
    ),
    links: [...new Set(all(body, /<a\b[^>]*? href="((?:\/(?!\/)|#)[^"]*)"/g))],
    ids: new Set(all(body, / id="([^"]*)"/g)),
    files: [...new Set(all(body, /<(?:img|source)\b[^>]*? src="(\/[^"]*)"/g))],
    badImages: images.filter(
      (image) =>
        !/ width="\d+"/.test(image) || !/ height="\d+"/.test(image) || !/ alt(?:=|\s|\/?>)/.test(image),
    ),
    inlineStyles: body.match(/<[^>]* style="/g)?.length ?? 0,
  };
}
