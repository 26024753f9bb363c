interface BuiltHtmlProps {
  /** Rendered from our own Markdown when the site is built. It never contains visitors' input. */
  readonly html: string;
}

/** A part of a blog post's body. */
export const BuiltHtml = ({ html }: BuiltHtmlProps) => <div dangerouslySetInnerHTML={{ __html: html }} />;
