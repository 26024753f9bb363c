import { Icon } from '../../ui/Icon.tsx';

export const Reassurances = ({ lines }: { readonly lines: readonly string[] }) => (
  <ul className="ticks">
    {lines.map((line) => (
      <li key={line}>
        <Icon name="check" />
        {line}
      </li>
    ))}
  </ul>
);
