import { classNames } from '../../../client/ui/class-names.ts';
import { Icon } from '../../../client/ui/Icon.tsx';

interface TickListProps {
  readonly ticks: readonly string[];
  /** 17 px in ink, beside a hero; else 15 px. */
  readonly roomy?: boolean;
}

export const TickList = ({ ticks, roomy }: TickListProps) => (
  <ul className={classNames('ticks', roomy && 'roomy')}>
    {ticks.map((tick) => (
      <li key={tick}>
        <Icon name="check" />
        {tick}
      </li>
    ))}
  </ul>
);
