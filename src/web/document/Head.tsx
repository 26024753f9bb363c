import { mode } from 'virtual:client-build';
import { englishPath, hasHindi, inHindi } from '../contract/hindi-pages.ts';
import { locale } from '../contract/locale.ts';
import { type Metadata, ROBOTS_INDEX } from './metadata.ts';
import { shareImageAddress } from './share-image-address.ts';

interface HeadProps {
  readonly metadata: Metadata;
  readonly siteUrl: string;
  readonly siteName: string;
  /** The business's handle on X, with its @. */
  readonly twitter: string | undefined;
  readonly nonce: string;
  readonly css: string;
  /** The address of the stylesheet, where the head links it. */
  readonly stylesheet: string | undefined;
}

export function Head({ metadata, siteUrl, siteName, twitter, nonce, css, stylesheet }: HeadProps) {
  const canonical = `${siteUrl}${metadata.canonicalPath === '/' ? '/' : metadata.canonicalPath}`;
  const image = `${siteUrl}${metadata.ownImage ?? shareImageAddress(metadata.image)}`;
  const { previous, next } = metadata.pagination ?? {};
  return (
    <head>
      <meta charSet="utf-8" />
      <meta
        name="viewport"
        content="width=device-width, initial-scale=1, interactive-widget=resizes-content"
      />
      <title>{metadata.title}</title>
      {css !== '' && <style nonce={nonce} dangerouslySetInnerHTML={{ __html: css }} />}
      {stylesheet && <link rel="stylesheet" href={stylesheet} />}
      {mode === 'development' && <script type="module" src="/@vite/client" nonce={nonce} />}
      <meta name="description" content={metadata.description} />
      <meta name="keywords" content={metadata.keywords.join(', ')} />
      <meta name="robots" content={metadata.robots} />
      <link rel="canonical" href={canonical} />
      <Languages metadata={metadata} siteUrl={siteUrl} />
      {previous && <link rel="prev" href={`${siteUrl}${previous}`} />}
      {metadata.feed && (
        <link rel="alternate" type="application/rss+xml" href={`${siteUrl}${metadata.feed}`} />
      )}
      {next && <link rel="next" href={`${siteUrl}${next}`} />}
      <meta property="og:type" content={metadata.article ? 'article' : 'website'} />
      {metadata.article && <ArticleDates {...metadata.article} />}
      <meta property="og:site_name" content={siteName} />
      <meta property="og:locale" content={locale.openGraph} />
      <meta property="og:title" content={metadata.title} />
      <meta property="og:description" content={metadata.description} />
      <meta property="og:url" content={canonical} />
      <meta property="og:image" content={image} />
      <meta property="og:image:width" content="1200" />
      <meta property="og:image:height" content="630" />
      <meta name="twitter:card" content="summary_large_image" />
      <meta name="twitter:title" content={metadata.title} />
      <meta name="twitter:description" content={metadata.description} />
      <meta name="twitter:image" content={image} />
      {twitter && <meta name="twitter:site" content={twitter} />}
      <meta name="theme-color" content="#17110f" media="(prefers-color-scheme:dark)" />
      <meta name="theme-color" content="#fffcfa" />
      <link rel="icon" href="/favicon.svg" type="image/svg+xml" />
      <link rel="icon" href="/favicon.ico" sizes="32x32" />
      <link rel="manifest" href="/manifest.webmanifest" />
    </head>
  );
}

/** Names the same page in each language. A search engine asks for both ways, so both pages carry the same links. */
function Languages({ metadata, siteUrl }: Pick<HeadProps, 'metadata' | 'siteUrl'>) {
  const path = englishPath(metadata.canonicalPath);
  const english = `${siteUrl}${path}`;
  return (
    <>
      <link rel="alternate" hrefLang="en-IN" href={english} />
      {metadata.robots === ROBOTS_INDEX && hasHindi(path) && (
        <link rel="alternate" hrefLang="hi-IN" href={`${siteUrl}${inHindi(path)}`} />
      )}
      <link rel="alternate" hrefLang="x-default" href={english} />
    </>
  );
}

const ArticleDates = ({ published, modified }: NonNullable<Metadata['article']>) => (
  <>
    <meta property="article:published_time" content={published} />
    <meta property="article:modified_time" content={modified} />
  </>
);
