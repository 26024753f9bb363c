import { Icon } from './Icon.tsx';

/** A green arch with a tick: it worked. */
export const DoneMark = () => (
  <div className="done-mark">
    <Icon name="check" />
  </div>
);
