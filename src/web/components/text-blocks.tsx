import type { ProseSection } from '../../content/prose.ts';
import { uiText } from '../../content/text/ui.ts';
import { formatCount } from '../../values/format.ts';
import { pageRating, type RatedPage } from '../document/page-rating.ts';
import { DotList } from './lists.tsx';

interface Fact {
  readonly value: string;
  readonly label: string;
  /** True for a rating, which is followed by a star. */
  readonly star?: boolean | undefined;
}

/** Four facts in a ruled row under a hero. */
export const Facts = ({ facts }: { readonly facts: readonly Fact[] }) => (
  <div className="facts">
    {facts.map(({ value, label, star }) => (
      <div key={label}>
        <b>
          {value}
          {star && <span className="stars one" aria-hidden="true" />}
        </b>
        <span className="small">{label}</span>
      </div>
    ))}
  </div>
);

/** The average rating as a fact; undefined where pages may not show it. */
export function ratingFact(page: RatedPage): Fact | undefined {
  const rating = pageRating(page);
  if (rating === undefined) return undefined;
  const count = uiText.fromReviews(formatCount(rating.reviews));
  return {
    value: rating.value.toFixed(1),
    label: rating.isSample ? `${count} ${uiText.sample}` : count,
    star: true,
  };
}

/** Large figures with what they count: customers, centres, mechanics of a city. */
export const Stats = ({ stats }: { readonly stats: readonly { value: string; label: string }[] }) => (
  <div className="stats">
    {stats.map(({ value, label }) => (
      <div key={label}>
        <b>{value}</b>
        <span className="small">{label}</span>
      </div>
    ))}
  </div>
);

interface ContentsProps {
  readonly title: string;
  readonly parts: readonly { readonly id: string; readonly text: string }[];
}

/** Links to the parts of a long text: folded on phones, beside the text from 992 px. */
export const Contents = ({ title, parts }: ContentsProps) => (
  <nav className="contents" aria-label={title}>
    <details className="q">
      <summary className="h3">{title}</summary>
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

/** Parts of a text with rules between them: the heading stands beside its text from 992 px. */
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
