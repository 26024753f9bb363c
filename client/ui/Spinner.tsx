import { uiText as text } from '../../src/content/text/en/ui.ts';
import { classNames } from './class-names.ts';

/** "Loading..." by default; screen readers read it when it appears. */
export function Spinner({ children }: { readonly children?: string }) {
  return (
    <p className="loading" role="status">
      <span className="spin" />
      {children ?? text.loading}
    </p>
  );
}

interface SkeletonProps {
  /** The shape of the content that is loading. */
  readonly shape?: 'half' | 'most' | 'tall' | 'block' | undefined;
}

export const Skeleton = ({ shape }: SkeletonProps) => (
  <span className={classNames('skel', shape)} aria-hidden="true" />
);
