import {
  decidePopup,
  initialPopupState,
  POPUP_DELAY_MS,
  type PopupEvent,
  type PopupPlace,
  type PopupState,
} from '../../src/features/leads/rules.ts';
import { callIsland } from '../loader/page.ts';
import { popupSession } from '../storage/session.ts';
import { isFormInProgress, POPUP_CLOSED, watchPage } from './popup-signals.ts';

/** The lead popup's moments (spec section 4). Until one of them comes, nothing of the popup itself is fetched. */
export function start(): void {
  const popup = document.querySelector<HTMLElement>('[data-island="lead-popup"]');
  if (popup === null) return;
  let state = initialPopupState(popupSession.get(), placeOf(document.documentElement), innerWidth);

  const decide = (event: PopupEvent): void => {
    state = { ...state, session: popupSession.get(), formInProgress: isFormInProgress(popup) };
    const { state: next, action } = decidePopup(state, event);
    state = next;
    popupSession.set(next.session);
    if (action === 'none') return;
    popup.hidden = action === 'close';
    if (!popup.hidden) callIsland('lead-popup');
  };

  watchPage(popup, decide);
  popup.addEventListener(POPUP_CLOSED, () => decide({ type: 'dismissed' }));
  setTimeout(
    async () => {
      decide({ type: 'time_passed', sinceLoadMs: POPUP_DELAY_MS });
      if (!mayAsk(state)) return;
      const { countServiceTypes } = await import('../api/service-types.ts');
      const count = await countServiceTypes();
      if (count !== undefined) decide({ type: 'service_types_loaded', count });
    },
    Math.max(0, POPUP_DELAY_MS - performance.now()),
  );
}

/** What the page's entry in the table allows, as the document wrote it down. */
function placeOf({ dataset }: HTMLElement): PopupPlace {
  const { popup } = dataset;
  return popup === 'closed' || popup === 'exit_only' ? popup : 'allowed';
}

/** Whether the service types are all that is still missing. */
const mayAsk = (state: PopupState): boolean =>
  decidePopup({ ...state, serviceTypeCount: 1 }, { type: 'service_types_loaded', count: 1 }).action ===
  'open_initial';
