import { checkoutText as text } from '../../../src/content/text/en/checkout.ts';
import type { SlotAlternative } from '../../../src/features/slots/contract.ts';
import { formatDay } from '../../../src/values/format.ts';
import { Chip } from '../../ui/Chip.tsx';

interface SlotGoneProps {
  readonly alternatives: readonly SlotAlternative[];
  readonly onTake: (alternative: SlotAlternative) => void;
}

/** Somebody else was quicker: what is free nearby, to be taken at a press. */
export const SlotGone = ({ alternatives, onTake }: SlotGoneProps) => (
  <div className="changed" role="alert" tabIndex={-1} data-slot-gone>
    <b>{text.slotFull}</b>
    <div className="choices">
      {alternatives.map((alternative) => (
        <Chip key={`${alternative.date} ${alternative.id}`} onClick={() => onTake(alternative)}>
          {text.alternative(formatDay(alternative.date), alternative.label)}
        </Chip>
      ))}
    </div>
  </div>
);
