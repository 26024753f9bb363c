import { Button } from '../../../../client/ui/Button.tsx';
import { Icon } from '../../../../client/ui/Icon.tsx';
import { addresses } from '../../../web/contract/addresses.ts';

interface SearchFormProps {
  readonly id: string;
  readonly label: string;
  readonly placeholder: string;
  readonly button: string;
  /** Hides the label when a heading beside the form says the same. */
  readonly labelHidden?: boolean;
  readonly query?: string;
}

/** Shows a plain form that opens the results page, so it needs no script. */
export const SearchForm = ({ id, label, labelHidden, placeholder, button, query }: SearchFormProps) => (
  <search className="site-search">
    <form action={addresses.search}>
      <label htmlFor={id} className={labelHidden ? 'vh' : undefined}>
        {label}
      </label>
      <div>
        <Icon name="search" />
        <input
          id={id}
          type="search"
          name="q"
          defaultValue={query}
          placeholder={placeholder}
          maxLength={80}
          required
          enterKeyHint="search"
        />
        <Button type="submit">{button}</Button>
      </div>
    </form>
  </search>
);
