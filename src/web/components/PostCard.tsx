import { classNames } from '../../../client/ui/class-names.ts';
import { Picture } from '../../../client/ui/Picture.tsx';
import { type PictureName, pictures } from '../../content/pictures.ts';

interface PostCardProps {
  readonly href: string;
  readonly title: string;
  /** Left out where the post is an aside. */
  readonly summary?: string;
  /** "12 May 2026, 4 minutes to read" */
  readonly note: string;
  readonly picture?: PictureName | undefined;
  /** The one picture that the page's first screen waits for. */
  readonly priority?: boolean;
}

/** An article in a list; the whole card is the link. */
export const PostCard = ({ href, title, summary, note, picture, priority }: PostCardProps) => (
  <a className="post" href={href}>
    {picture && (
      <Picture
        name={picture}
        priority={priority === true}
        className={classNames('post-picture', pictures[picture] !== 'scene' && 'whole')}
      />
    )}
    <span className="caption">{note}</span>
    <h3>{title}</h3>
    {summary && <p className="small">{summary}</p>}
  </a>
);
