import type { StructuredDataNode } from './metadata.ts';

/** JSON that is safe inside a script element: it contains no `<` that ends the element and no line separator. */
export const scriptJson = (value: unknown): string =>
  JSON.stringify(value)
    .replace(/</g, '\\u003c')
    .replace(/\u2028/g, '\\u2028')
    .replace(/\u2029/g, '\\u2029');

export function StructuredData({ nodes }: { readonly nodes: readonly StructuredDataNode[] }) {
  if (nodes.length === 0) return null;
  const graph = { '@context': 'https://schema.org', '@graph': nodes };
  return <script type="application/ld+json" dangerouslySetInnerHTML={{ __html: scriptJson(graph) }} />;
}
