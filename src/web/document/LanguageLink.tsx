import { languagesText as text } from '../../content/text/languages.ts';
import { locale } from '../contract/locale.ts';
import type { PageContext } from '../pages/page-entry.ts';

interface LanguageLinkProps extends Pick<PageContext, 'path' | 'query'> {
  readonly className?: string | undefined;
  /** Shows the language alone, where a row has no room for the name of the other page. */
  readonly short?: boolean;
}

/**
 * The link to this page in the other language, with its car. A page that has none leads to the nearest one, and the
 * link says so.
 */
export function LanguageLink({ path, query, className, short = false }: LanguageLinkProps) {
  const other = locale.otherLanguage(path);
  const asked = other.kind === 'samePage' ? query.toString() : '';
  return (
    <a
      className={className}
      href={asked === '' ? other.path : `${other.path}?${asked}`}
      lang={text.lang}
      rel="nofollow"
      aria-label={short && other.kind !== 'samePage' ? text[other.kind] : undefined}
    >
      {text[short ? 'samePage' : other.kind]}
    </a>
  );
}
