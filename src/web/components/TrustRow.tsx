import { Icon } from '../../../client/ui/Icon.tsx';
import type { IconName } from '../../values/icon-names.ts';

export interface Proof {
  readonly icon: IconName;
  readonly text: string;
}

/** What makes a price safe to take, in one line each: warranty, hours, pay after. */
export const TrustRow = ({ proofs }: { readonly proofs: readonly Proof[] }) => (
  <ul className="trust">
    {proofs.map(({ icon, text }) => (
      <li key={text}>
        <Icon name={icon} />
        {text}
      </li>
    ))}
  </ul>
);
