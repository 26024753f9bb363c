interface BuiltHtmlProps {
  /** Made from our own Markdown when the site was built: nothing a visitor sent is ever in it. */
  readonly html: string;
}

/** The body of a post. */
export const BuiltHtml = ({ html }: BuiltHtmlProps) => (
  <article className="prose" dangerouslySetInnerHTML={{ __html: html }} />
);
