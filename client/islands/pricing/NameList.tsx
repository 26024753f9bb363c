import { FieldFrame } from '../../ui/Field.tsx';
import { Icon } from '../../ui/Icon.tsx';

interface NameListProps {
  readonly id: string;
  readonly name: string;
  readonly label: string;
  readonly placeholder?: string | undefined;
  readonly names: readonly string[];
  /** Empty for the placeholder. */
  readonly value: string;
  readonly onChoose: (name: string) => void;
}

/** The platform's list of names that are their own values: said once, for there are dozens on every landing page. */
export const NameList = ({ id, name, label, placeholder, names, value, onChoose }: NameListProps) => (
  <FieldFrame id={id} label={label}>
    <select id={id} name={name} value={value} onChange={(event) => onChoose(event.target.value)}>
      {placeholder && (
        <option value="" disabled>
          {placeholder}
        </option>
      )}
      {names.map((each) => (
        <option key={each}>{each}</option>
      ))}
    </select>
    <Icon name="chevron-down" className="chev" />
  </FieldFrame>
);
