interface BuiltHtmlProps {
  /** Rendered from our own Markdown when the site is built. It never contains visitors' input. */
  readonly html: string;
}

/** The body of a blog post. */
export const BuiltHtml = ({ html }: BuiltHtmlProps) => (
  <article className="prose" dangerouslySetInnerHTML={{ __html: html }} />
);
