import {
  decidePopup,
  initialPopupState,
  POPUP_DELAY_MS,
  type PopupEvent,
  type PopupState,
} from '../../src/features/leads/rules/popup.ts';
import { callIsland } from '../loader/page.ts';
import { pageData } from '../page-data.ts';
import { popupSession } from '../storage/session.ts';
import {
  isFormInProgress,
  mayPromptHere,
  mustStepAside,
  POPUP_CLOSED,
  POPUP_FAILED,
  watchPage,
} from './popup-signals.ts';

/** Opens the lead popup when its rules allow it. Until then the page loads no part of the popup. */
export function start(): void {
  const popup = document.querySelector<HTMLElement>('[data-island="lead-popup"]');
  if (popup === null) return;
  let state = initialPopupState(popupSession.get(), pageData().popup ?? 'closed', innerWidth);

  const decide = (event: PopupEvent): void => {
    state = {
      ...state,
      session: popupSession.get(),
      formInProgress: isFormInProgress(popup),
      heldBack: !mayPromptHere(popup),
    };
    const { state: next, action } = decidePopup(state, event);
    state = next;
    popupSession.set(next.session);
    if (action === 'none') return;
    popup.hidden = action === 'close';
    if (popup.hidden) return;
    popup.style.visibility = '';
    callIsland('lead-popup');
  };

  watchPage(popup, decide);
  popup.addEventListener(POPUP_CLOSED, () => decide({ type: 'dismissed' }));
  popup.addEventListener(POPUP_FAILED, () => {
    state = { ...state, open: true };
    popup.hidden = false;
  });
  /** An open popup hides while it would cover what the visitor came for, unless they are using it. */
  const stepAside = () => {
    // The island has no size of its own, for the popup in it is fixed on the screen.
    const box = popup.querySelector<HTMLElement>('.lead-popup');
    if (!state.open || box === null || popup.contains(document.activeElement)) return;
    popup.style.visibility = mustStepAside(box) ? 'hidden' : '';
  };
  const offer = () => decide({ type: 'time_passed', sinceLoadMs: POPUP_DELAY_MS });
  setTimeout(
    async () => {
      offer();
      // A popup that something holds back may open as soon as the visitor scrolls past it.
      addEventListener('scrollend', offer);
      addEventListener('scrollend', stepAside);
      addEventListener('focusin', stepAside);
      if (!needsServiceTypes({ ...state, heldBack: false })) return;
      const { fetchServiceTypes } = await import('../api/service-types.ts');
      const types = await fetchServiceTypes();
      if (types !== undefined) decide({ type: 'service_types_loaded', count: types.length });
    },
    Math.max(0, POPUP_DELAY_MS - performance.now()),
  );
}

/** True when the popup could open as soon as the service types are loaded. */
const needsServiceTypes = (state: PopupState): boolean =>
  decidePopup({ ...state, serviceTypeCount: 1 }, { type: 'service_types_loaded', count: 1 }).action ===
  'open_initial';
