import type { ProseSection } from '../../content/prose.ts';
import { DotList } from './DotList.tsx';

/** Parts of a text, ruled: the heading beside its words from 992 px. */
export const ProseRows = ({ sections }: { readonly sections: readonly ProseSection[] }) => (
  <div className="prose-rows">
    {sections.map(({ heading, paragraphs, list }) => (
      <section key={heading}>
        <h2>{heading}</h2>
        <div className="stack">
          {paragraphs.map((paragraph) => (
            <p key={paragraph}>{paragraph}</p>
          ))}
          {list && <DotList points={list} />}
        </div>
      </section>
    ))}
  </div>
);
