import { uiText as text } from '../../src/content/text/ui.ts';

/** "Loading...", which screen readers read when it appears. */
export const Spinner = () => (
  <p className="loading" role="status">
    <span className="spin" />
    {text.loading}
  </p>
);

export const Skeleton = () => <span className="skel" aria-hidden="true" />;
