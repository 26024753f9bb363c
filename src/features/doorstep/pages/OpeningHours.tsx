import { Icon } from '../../../../client/ui/Icon.tsx';
import { openingLabel, windowText } from '../../../content/text/en/opening-hours.ts';
import { availability, type DoorstepCategory } from '../rules/catalogue.ts';

/** When a category is served, and whether it is now. Pages are kept: client/idle/opening-hours says it anew. */
export function OpeningHours({ category, now }: { readonly category: DoorstepCategory; readonly now: Date }) {
  const { window } = category;
  const state = availability(category, now);
  return (
    <p className="hours">
      <Icon name="clock" />
      {windowText(window)}
      <span
        className={state.open ? 'badge green' : 'badge'}
        data-opening-hours={window === 'always' ? window : `${window.opensAt}-${window.closesAt}`}
      >
        {openingLabel(state, now)}
      </span>
    </p>
  );
}
