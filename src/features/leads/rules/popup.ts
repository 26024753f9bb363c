/** The flags that the session store carries from page to page. */
export type PopupSession = {
  readonly hasFilledForm: boolean;
  readonly hasShownInitialPopup: boolean;
  readonly hasShownExitPopup: boolean;
  readonly hasShownFirstPopup: boolean;
  readonly popupCount: number;
};

/**
 * Which popups a page allows. `allowed`: both. `exit_only`: an express page, where only exit intent opens one.
 * `closed`: none.
 */
export type PopupPlace = 'allowed' | 'exit_only' | 'closed';

export type PopupState = {
  readonly session: PopupSession;
  readonly place: PopupPlace;
  /** The viewport width in CSS pixels, which decides which exit intent counts. */
  readonly widthPx: number;
  readonly open: boolean;
  /** Another form is open or half filled in. */
  readonly formInProgress: boolean;
  /** Something on the page holds back every prompt (`mayPrompt`). It does not close an open popup. */
  readonly heldBack?: boolean;
  /** Undefined until the service types are loaded, and for good where loading them failed. */
  readonly serviceTypeCount?: number;
  /** Whether the delay of 20 s has passed on this page. */
  readonly waited: boolean;
  /** The time in ms when the page was last hidden; undefined while it is visible. */
  readonly hiddenAtMs?: number;
};

export type PopupEvent =
  | { readonly type: 'service_types_loaded'; readonly count: number }
  | { readonly type: 'time_passed'; readonly sinceLoadMs: number }
  | { readonly type: 'resized'; readonly widthPx: number }
  | { readonly type: 'mouse_left_through_top' }
  | { readonly type: 'page_hidden'; readonly atMs: number }
  | { readonly type: 'page_shown'; readonly atMs: number }
  | { readonly type: 'page_closing' }
  /** The visitor began another form than the popup's own. */
  | { readonly type: 'form_started' }
  | { readonly type: 'dismissed' };

/** The action to take now, and the next state; the caller stores its `session`. */
export type PopupDecision = {
  readonly state: PopupState;
  readonly action: 'open_initial' | 'open_exit' | 'close' | 'none';
};

export const POPUP_DELAY_MS = 20_000;
const MOST_POPUPS = 2;
const HIDDEN_THRESHOLD_MS = 5_000;
/** Up to this width a phone's exit intents count, above it the mouse's. */
const MOBILE_WIDTH_PX = 768;

/** Returns the state right after a page has loaded. Width in CSS pixels. */
export const initialPopupState = (session: PopupSession, place: PopupPlace, widthPx: number): PopupState => ({
  session,
  place,
  widthPx,
  open: false,
  formInProgress: false,
  waited: false,
});

/** Decides whether the lead popup opens or closes after an event. */
export function decidePopup(before: PopupState, event: PopupEvent): PopupDecision {
  const state = withEvent(before, event);
  if (mustClose(before, state, event)) return { state: { ...state, open: false }, action: 'close' };
  if (isInitialMoment(event) && mayOpenInitial(state)) return opened(state, 'open_initial');
  if (isExitIntent(before, event) && mayOpenExit(state)) return opened(state, 'open_exit');
  return { state, action: 'none' };
}

/** Applies an event to the state; opening and closing are decided afterwards. */
function withEvent(state: PopupState, event: PopupEvent): PopupState {
  switch (event.type) {
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
    default:
      return state;
  }
}

function withoutHidden({ hiddenAtMs: _, ...state }: PopupState): PopupState {
  return state;
}

function mustClose(before: PopupState, state: PopupState, event: PopupEvent): boolean {
  if (!before.open) return false;
  return event.type === 'dismissed' || state.formInProgress;
}

/** Closing a form does not open the popup, because a visitor who has just closed one form does not want another. */
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

const mayOpenAny = ({ session, open, formInProgress, heldBack = false }: PopupState): boolean =>
  !open && !formInProgress && !heldBack && !session.hasFilledForm && session.popupCount < MOST_POPUPS;

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

/** The facts of a page and its visitor that hold the lead popup back. */
export type PromptFacts = {
  /** The visitor left a number in this visit. */
  readonly hasLeftNumber: boolean;
  /** A form has the focus or entries, or a dialog or the chat is open. */
  readonly isBusy: boolean;
  /** Another prompt shows; the question for consent is one. */
  readonly showsPrompt: boolean;
  /** A form, a price card, a booking or a won coupon is on the screen, and a prompt would cover it. */
  readonly showsSubject: boolean;
};

/** Whether the popup may appear now: one prompt at a time, and never over the thing that the visitor came for. */
export const mayPrompt = ({ hasLeftNumber, isBusy, showsPrompt, showsSubject }: PromptFacts): boolean =>
  !hasLeftNumber && !isBusy && !showsPrompt && !showsSubject;

/** The floating prompt "Need Car Service?" appears at 12 s and hides at 17 s. */
export const PROMPT_APPEARS_MS = 12_000;
export const PROMPT_HIDES_MS = 17_000;

/**
 * Whether the floating prompt shows at a time after page load. Opening the chat and a dismissal both end it.
 */
export function promptVisible(
  sinceLoadMs: number,
  visitor: { readonly chatOpened: boolean; readonly dismissed: boolean },
): boolean {
  if (visitor.dismissed || visitor.chatOpened) return false;
  return sinceLoadMs >= PROMPT_APPEARS_MS && sinceLoadMs < PROMPT_HIDES_MS;
}
