import { NOTICE_PLACEHOLDER } from './page-template.ts';

/**
 * The notice for a visitor from a place without a centre (`awayNotice`). Cached text has a bare placeholder, so that
 * other visitors get nothing; a streamed page has the visitor's own notice.
 */
export const AwayNotice = ({ html }: { readonly html: string }) => (
  <OwnHtml html={html} placeholder={NOTICE_PLACEHOLDER} />
);

/** HTML of one visitor's answer, or the placeholder for it in cached text. */
export function OwnHtml({ html, placeholder }: { readonly html: string; readonly placeholder: string }) {
  if (html === '') return null;
  return html === placeholder ? html : <div dangerouslySetInnerHTML={{ __html: html }} />;
}
