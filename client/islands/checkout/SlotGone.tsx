import { checkoutText as text } from '../../../src/content/text/en/checkout.ts';
import type { SlotAlternative } from '../../../src/contract/slots.ts';
import { spokenDate } from '../../../src/domain/spoken-date.ts';

/** Somebody else was quicker: what is free nearby. */
export const SlotGone = ({ alternatives }: { readonly alternatives: readonly SlotAlternative[] }) => (
  <div className="changed" role="alert">
    <b>{text.slotFull}</b>
    <ul>
      {alternatives.map(({ date, id, label }) => (
        <li key={`${date} ${id}`}>{text.alternative(spokenDate(date), label)}</li>
      ))}
    </ul>
  </div>
);
