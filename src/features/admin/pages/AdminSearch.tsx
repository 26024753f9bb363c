import type { ReactNode } from 'react';
import { Button } from '../../../../client/ui/Button.tsx';
import { Icon } from '../../../../client/ui/Icon.tsx';

interface AdminSearchProps {
  readonly action: string;
  /** `post` where what is searched for may be a number or a name: nothing personal stands in an address. */
  readonly method: 'get' | 'post';
  readonly name: string;
  readonly label: string;
  readonly placeholder: string;
  readonly button: string;
  readonly maxLength: number;
  readonly defaultValue?: string | undefined;
  readonly autoCapitalize?: 'characters' | undefined;
  readonly required?: boolean;
  /** What goes along, hidden. */
  readonly children?: ReactNode;
}

/** A line to search by, with its button. */
export const AdminSearch = ({ action, method, label, button, children, ...input }: AdminSearchProps) => (
  <search className="desk-search">
    <form method={method} action={action}>
      {children}
      <div className="control">
        <Icon name="search" />
        <input type="search" aria-label={label} autoComplete="off" {...input} />
      </div>
      <Button type="submit" kind="quiet" short>
        {button}
      </Button>
    </form>
  </search>
);
