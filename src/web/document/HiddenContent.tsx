import type { Metadata } from './metadata.ts';

/** Text of a page's metadata for screen readers and search engines: visually hidden, never `display:none`. */
export function HiddenContent({ content }: { readonly content: Metadata['hiddenContent'] }) {
  if (content === undefined) return null;
  return (
    <div className="vh">
      {content.heading && <h2>{content.heading}</h2>}
      {content.paragraphs.map((paragraph) => (
        <p key={paragraph}>{paragraph}</p>
      ))}
      {content.listItems && (
        <ul>
          {content.listItems.map((item) => (
            <li key={item}>{item}</li>
          ))}
        </ul>
      )}
    </div>
  );
}
