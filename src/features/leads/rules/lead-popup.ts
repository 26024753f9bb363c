/** The flags that the session store keeps from page to page (session-stored values, spec section 3). */
export type PopupSession = {
  readonly hasFilledForm: boolean;
  readonly hasShownInitialPopup: boolean;
  readonly hasShownExitPopup: boolean;
  readonly hasShownFirstPopup: boolean;
  readonly popupCount: number;
};

/**
 * What the page allows. `allowed`: everything. `exit_only`: an express page, where nothing opens by itself.
 * `closed`: neither that nor the exit popup, and one that is open is closed at once.
 */
export type PopupPlace = 'allowed' | 'exit_only' | 'closed';

export type PopupState = {
  readonly session: PopupSession;
  readonly place: PopupPlace;
  /** CSS pixels; decides which exit intent counts. */
  readonly widthPx: number;
  readonly open: boolean;
  /** Another form is open or half filled in. */
  readonly formInProgress: boolean;
  /** Missing until the service-types call has answered; a call that failed leaves it missing. */
  readonly serviceTypeCount?: number;
  /** The 20 s have passed on this page. */
  readonly waited: boolean;
  /** When the page was last hidden, in ms; missing while it is visible. */
  readonly hiddenAtMs?: number;
};

export type PopupEvent =
  | { readonly type: 'page_loaded'; readonly place: PopupPlace; readonly widthPx: number }
  | { readonly type: 'service_types_loaded'; readonly count: number }
  | { readonly type: 'time_passed'; readonly sinceLoadMs: number }
  | { readonly type: 'resized'; readonly widthPx: number }
  | { readonly type: 'mouse_left_through_top' }
  | { readonly type: 'page_hidden'; readonly atMs: number }
  | { readonly type: 'page_shown'; readonly atMs: number }
  | { readonly type: 'page_closing' }
  /** Of any form but the popup's own. */
  | { readonly type: 'form_started' }
  | { readonly type: 'form_ended' }
  | { readonly type: 'form_submitted' }
  | { readonly type: 'dismissed' };

/** What to do now. The state that follows is to be kept, its `session` in the session store. */
export type PopupDecision = {
  readonly state: PopupState;
  readonly action: 'open_initial' | 'open_exit' | 'close' | 'none';
};

/** Spec section 9. */
export const POPUP_DELAY_MS = 20_000;
export const MOST_POPUPS = 2;
export const HIDDEN_THRESHOLD_MS = 5_000;
/** Up to this width the exit intents of a phone count, above it that of a mouse. */
export const MOBILE_WIDTH_PX = 768;

/** A page that was just loaded, in a session that has seen this much. The width in CSS pixels. */
export const initialPopupState = (session: PopupSession, place: PopupPlace, widthPx: number): PopupState => ({
  session,
  place,
  widthPx,
  open: false,
  formInProgress: false,
  waited: false,
});

/** The whole of the lead popup's rules (spec section 4). */
export function decidePopup(before: PopupState, event: PopupEvent): PopupDecision {
  const state = follow(before, event);
  if (mustClose(before, state, event)) return { state: { ...state, open: false }, action: 'close' };
  if (isInitialMoment(event) && mayOpenInitial(state)) return opened(state, 'open_initial');
  if (isExitIntent(before, event) && mayOpenExit(state)) return opened(state, 'open_exit');
  return { state, action: 'none' };
}

/** What an event says about the page, before anything is decided. */
function follow(state: PopupState, event: PopupEvent): PopupState {
  switch (event.type) {
    case 'page_loaded':
      return {
        ...initialPopupState(state.session, event.place, event.widthPx),
        open: state.open,
      };
    case 'service_types_loaded':
      return { ...state, serviceTypeCount: event.count };
    case 'time_passed':
      return { ...state, waited: state.waited || event.sinceLoadMs >= POPUP_DELAY_MS };
    case 'resized':
      return { ...state, widthPx: event.widthPx };
    case 'page_hidden':
      return { ...state, hiddenAtMs: event.atMs };
    case 'page_shown':
      return withoutHidden(state);
    case 'form_started':
      return { ...state, formInProgress: true };
    case 'form_ended':
      return { ...state, formInProgress: false };
    case 'form_submitted':
      return { ...state, formInProgress: false, session: { ...state.session, hasFilledForm: true } };
    default:
      return state;
  }
}

function withoutHidden({ hiddenAtMs: _, ...state }: PopupState): PopupState {
  return state;
}

function mustClose(before: PopupState, state: PopupState, event: PopupEvent): boolean {
  if (!before.open) return false;
  return (
    state.place === 'closed' ||
    event.type === 'dismissed' ||
    event.type === 'form_submitted' ||
    state.formInProgress
  );
}

/** A form that ends is no moment to ask again: whoever has just closed one does not want the next. */
const isInitialMoment = (event: PopupEvent): boolean =>
  event.type === 'time_passed' || event.type === 'service_types_loaded';

function isExitIntent(before: PopupState, event: PopupEvent): boolean {
  if (before.widthPx > MOBILE_WIDTH_PX) return event.type === 'mouse_left_through_top';
  if (event.type === 'page_closing') return true;
  return (
    event.type === 'page_shown' &&
    before.hiddenAtMs !== undefined &&
    event.atMs - before.hiddenAtMs > HIDDEN_THRESHOLD_MS
  );
}

const mayOpenAny = ({ session, open, formInProgress }: PopupState): boolean =>
  !open && !formInProgress && !session.hasFilledForm && session.popupCount < MOST_POPUPS;

const mayOpenInitial = (state: PopupState): boolean =>
  mayOpenAny(state) &&
  state.place === 'allowed' &&
  state.waited &&
  (state.serviceTypeCount ?? 0) >= 1 &&
  !state.session.hasShownInitialPopup;

const mayOpenExit = (state: PopupState): boolean =>
  mayOpenAny(state) &&
  state.place !== 'closed' &&
  state.session.hasShownFirstPopup &&
  !state.session.hasShownExitPopup;

const opened = (state: PopupState, action: 'open_initial' | 'open_exit'): PopupDecision => ({
  action,
  state: {
    ...state,
    open: true,
    session: {
      ...state.session,
      hasShownFirstPopup: true,
      popupCount: state.session.popupCount + 1,
      ...(action === 'open_initial' ? { hasShownInitialPopup: true } : { hasShownExitPopup: true }),
    },
  },
});
