import { DotList } from '../../../web/components/DotList.tsx';

interface ParagraphsProps {
  readonly paragraphs: readonly string[];
  /** After the paragraphs. */
  readonly list?: readonly string[] | undefined;
}

export const Paragraphs = ({ paragraphs, list = [] }: ParagraphsProps) => (
  <div className="stack">
    {paragraphs.map((paragraph) => (
      <p key={paragraph}>{paragraph}</p>
    ))}
    {list.length > 0 && <DotList points={list} />}
  </div>
);
