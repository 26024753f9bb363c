import { uiText as text } from '../../src/content/text/en/ui.ts';
import { classNames } from './class-names.ts';

/** "Loading...", which screen readers read when it appears. */
export const Spinner = () => (
  <p className="loading" role="status">
    <span className="spin" />
    {text.loading}
  </p>
);

interface SkeletonProps {
  /** The shape of the content that is loading. */
  readonly shape?: 'half' | 'most' | 'tall' | 'block' | undefined;
}

export const Skeleton = ({ shape }: SkeletonProps) => (
  <span className={classNames('skel', shape)} aria-hidden="true" />
);
