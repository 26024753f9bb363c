import { classNames } from './class-names.ts';

interface SkeletonProps {
  /** The shape of what comes. */
  readonly shape?: 'half' | 'most' | 'tall' | 'block' | undefined;
}

export const Skeleton = ({ shape }: SkeletonProps) => (
  <span className={classNames('skel', shape)} aria-hidden="true" />
);
