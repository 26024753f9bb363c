import { classNames } from './class-names.ts';
import { useUiText } from './ui-text.ts';

/** "Loading..." (spec section 2), read out when it appears in a live page. */
export function Spinner({ children }: { readonly children?: string }) {
  const text = useUiText();
  return (
    <p className="loading" role="status">
      <span className="spin" />
      {children ?? text.loading}
    </p>
  );
}

interface SkeletonProps {
  /** The shape of what comes. */
  readonly shape?: 'half' | 'most' | 'tall' | 'block' | undefined;
}

export const Skeleton = ({ shape }: SkeletonProps) => (
  <span className={classNames('skel', shape)} aria-hidden="true" />
);
