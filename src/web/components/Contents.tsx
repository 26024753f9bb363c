import { Icon } from '../../../client/ui/Icon.tsx';

interface ContentsProps {
  readonly title: string;
  readonly parts: readonly { readonly id: string; readonly text: string }[];
}

/** The parts of a long text, to jump to: folded on phones, from 992 px beside the text. */
export const Contents = ({ title, parts }: ContentsProps) => (
  <nav className="contents" aria-label={title}>
    <details className="q">
      <summary className="h3">
        {title}
        <Icon name="plus" />
      </summary>
      <ol>
        {parts.map(({ id, text }) => (
          <li key={id}>
            <a href={`#${id}`}>{text}</a>
          </li>
        ))}
      </ol>
    </details>
  </nav>
);
